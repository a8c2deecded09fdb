// Where one writes: chat, and slash commands with a picker, pills for their options, choices and live completion.

import { avatar, h, icon } from "./dom.js";

const SUB = 1;
const GROUP = 2;
const INTEGER = 4;
const BOOLEAN = 5;
const USER = 6;
const CHANNEL = 7;
const MENTIONABLE = 9;
const NUMBER = 10;
const FILE = 11;
const TYPING_PAUSE = 120;

// What a command, an option or a choice is called, and what it does, in the person's language.
const nameOf = (one) => one.name_localized ?? one.name;
const wordsOf = (one) => one.description_localized ?? one.description;
const headOf = (option) => `${nameOf(option)}: ${wordsOf(option)}`;

// All commands that can be sent: [{path: "elements start", shown: the same in the person's language, description, options}].
export function leaves(commands) {
  const found = [];
  const visit = (node, path, shown) => {
    const nested = (node.options ?? []).filter((option) => option.type === SUB || option.type === GROUP);
    if (!nested.length) found.push({ path: path.join(" "), shown: shown.join(" "), description: wordsOf(node), options: node.options ?? [] });
    for (const child of nested) visit(child, [...path, child.name], [...shown, nameOf(child)]);
  };
  for (const command of commands) visit(command, [command.name], [nameOf(command)]);
  const alone = (one) => (one.path.includes(" ") ? 1 : 0);
  return found.sort((a, b) => alone(a) - alone(b) || a.shown.localeCompare(b.shown));
}

// Whether a text names a command, by its name in the person's language or by the one that all have.
const names = (text) => (leaf) => leaf.path === text || leaf.shown === text;

// The commands that stand alone come first, then those of each group.
const groupOf = (leaf) => (leaf.path.includes(" ") ? `/${leaf.shown.split(" ")[0]}` : "For everything");

// What stands above the first choice of a group.
function groupHead(choices, index) {
  const { group } = choices[index];
  return group && group !== choices[index - 1]?.group && h("li", { role: "presentation", class: "popup-group" }, group);
}

export class Composer {
  constructor(root, actions) {
    this.root = root;
    this.actions = actions;
    this.commands = [];
    this.known = new Promise((know) => { this.know = know; });
    this.users = new Map();
    this.channels = new Map();
    this.command = null;
    this.choices = [];
    this.at = 0;
    this.asked = 0;
    this.drafts = new Map();
    this.box = h("div", { class: "composer-box" });
    this.popup = h("div", { class: "popup", hidden: true });
    this.hint = h("p", { class: "composer-error", role: "alert", hidden: true });
    root.append(this.popup, this.hint, this.box);
    this.showChat("");
  }

  // -------------------------------------------------------------- where

  setPlace(channel, placeholder) {
    if (this.place) this.drafts.set(this.place, this.command ? "" : this.text.value);
    this.place = channel.id;
    this.placeholder = placeholder;
    this.writable = channel.writable;
    this.showChat(this.drafts.get(channel.id) ?? "");
  }

  setCommands(commands) {
    this.commands = leaves(commands);
    this.know();
    if (!this.command) this.offerCommands();
  }

  // Begin a command that is named in a text.
  use(name) {
    const leaf = this.commands.find(names(name));
    if (leaf) return this.begin(leaf);
    this.showChat(`/${name} `, true);
    return this.offerCommands();
  }

  focus() {
    (this.command ? this.pills.find((pill) => pill.input)?.input : this.text)?.focus();
  }

  // -------------------------------------------------------------- chat

  showChat(text, focus = false) {
    this.command = null;
    this.closePopup();
    this.complain("");
    this.text = h("textarea", {
      rows: 1, class: "composer-text", placeholder: this.placeholder ?? "", "aria-label": this.placeholder ?? "Message", autocomplete: "off",
      role: "combobox", "aria-autocomplete": "list", "aria-expanded": "false", "aria-controls": "popup-list", maxlength: 2000, disabled: this.writable === false,
      oninput: () => { this.grow(); this.offerCommands(); },
      onkeydown: (event) => this.chatKey(event),
    });
    this.text.value = text;
    this.box.replaceChildren(
      h("button", { type: "button", class: "icon-button", "aria-label": "Use a command", onclick: () => { this.text.value = "/"; this.text.focus(); this.offerCommands(); } }, icon("slash", 22)),
      this.text,
      h("button", { type: "button", class: "icon-button send", "aria-label": "Send message", onclick: () => this.send() }, icon("send", 20)));
    this.grow();
    if (focus) this.text.focus();
  }

  grow() {
    this.text.style.height = "auto";
    this.text.style.height = `${Math.min(this.text.scrollHeight, 220)}px`;
  }

  chatKey(event) {
    if (!this.popup.hidden && this.popupKey(event)) return;
    if (event.key === "Enter" && !event.shiftKey && !event.isComposing) {
      event.preventDefault();
      this.send();
    }
  }

  async send() {
    // Whoever is faster than the page still means a command.
    if (this.text.value.startsWith("/")) await this.known;
    const text = this.text.value.trim();
    if (!text || this.command) return;
    const leaf = text.startsWith("/") && this.commands.find(names(text.slice(1)));
    if (leaf) return this.begin(leaf);
    this.text.value = "";
    this.grow();
    try {
      await this.actions.say(text);
    } catch (error) {
      this.text.value = text;
      this.complain(error.message);
    }
  }

  complain(sentence) {
    this.hint.textContent = sentence;
    this.hint.hidden = !sentence;
  }

  // -------------------------------------------------------------- the picker of commands

  offerCommands() {
    const text = this.text.value;
    this.complain("");
    if (!text.startsWith("/") || text.includes("\n") || document.activeElement !== this.text) return this.closePopup();
    const typed = text.slice(1).toLowerCase();
    const exact = typed.endsWith(" ") && this.commands.find(names(typed.trim()));
    if (exact) return this.begin(exact);
    const words = typed.trim();
    const rankOf = (path) => (path.startsWith(words) ? 0 : path.split(" ").some((part) => part.startsWith(words)) ? 1 : path.includes(words) ? 2 : 3);
    const rank = (leaf) => Math.min(rankOf(leaf.shown), rankOf(leaf.path));
    const found = this.commands.filter((one) => rank(one) < 3).sort((a, b) => rank(a) - rank(b));
    this.openPopup("Commands", found.map((leaf) => ({
      label: `/${leaf.shown}`,
      group: words ? "" : groupOf(leaf),
      row: [h("img", { class: "avatar", src: "/page/mark.svg", alt: "", width: 24, height: 24 }),
        h("span", { class: "popup-words" }, h("strong", {}, `/${leaf.shown}`), h("small", {}, leaf.description)),
        h("span", { class: "popup-side" }, leaf.options.filter((option) => option.required).map(nameOf).join(" "))],
      pick: () => this.begin(leaf),
    })), this.commands.length ? "No command of that name." : "The bot has registered no commands yet.");
    return undefined;
  }

  // -------------------------------------------------------------- a command with its options

  begin(leaf) {
    this.closePopup();
    this.complain("");
    this.command = leaf;
    this.pills = [];
    this.more = h("span", { class: "more-options" });
    this.row = h("div", { class: "command-row" }, h("span", { class: "command-name" }, `/${leaf.shown}`), this.more);
    this.box.replaceChildren(
      h("button", { type: "button", class: "icon-button", "aria-label": "Leave the command", onclick: () => this.showChat("", true) }, icon("close", 20)),
      h("form", { class: "command-form", "aria-label": `/${leaf.shown}`, onsubmit: (event) => { event.preventDefault(); this.sendCommand(); } }, this.row),
      h("button", { type: "button", class: "icon-button send", "aria-label": "Send command", onclick: () => this.sendCommand() }, icon("send", 20)));
    for (const option of leaf.options.filter((one) => one.required)) this.addPill(option);
    this.drawMore();
    if (this.pills.length) this.pills[0].input.focus();
    else {
      this.row.tabIndex = 0;
      this.row.classList.add("bare");
      this.row.setAttribute("role", "group");
      this.row.setAttribute("aria-label", `/${leaf.shown}, press Enter to send`);
      this.row.addEventListener("keydown", (event) => this.bareKey(event));
      this.row.focus();
      this.describe(leaf.options.length ? "Add options, or press Enter to send." : "Press Enter to send.");
    }
  }

  bareKey(event) {
    if (event.target !== this.row) return;
    if (event.key === "Enter") { event.preventDefault(); this.sendCommand(); }
    else if (event.key === "Backspace" || event.key === "Escape") { event.preventDefault(); this.showChat(`/${this.command.shown}`, true); }
  }

  describe(text) {
    this.openPopup("", [], text);
  }

  drawMore() {
    const left = this.command.options.filter((option) => !this.pills.some((pill) => pill.option === option));
    this.more.replaceChildren(...left.map((option) => h("button", {
      type: "button", class: "add-option", title: wordsOf(option), "aria-label": `Add option ${nameOf(option)}`,
      onclick: () => { this.addPill(option).input.focus(); this.drawMore(); },
    }, icon("plus", 14), nameOf(option))));
  }

  addPill(option) {
    const input = option.type === FILE ? h("input", { class: "pill-input", type: "file", "aria-label": nameOf(option) }) : h("input", {
      class: "pill-input", type: "text", "aria-label": nameOf(option), autocomplete: "off", spellcheck: "false", role: "combobox", "aria-expanded": "false",
      "aria-autocomplete": "list", "aria-controls": "popup-list", size: 4,
    });
    const pill = { option, input, value: null };
    const remove = h("button", { type: "button", class: "pill-remove", tabindex: "-1", "aria-label": `Remove option ${nameOf(option)}`, onclick: () => this.removePill(pill) }, icon("close", 12));
    pill.root = h("span", { class: "pill" }, h("label", { class: "pill-name" }, nameOf(option)), input, !option.required && remove);
    input.addEventListener("input", () => { pill.value = null; this.fit(pill); pill.root.classList.remove("wrong"); this.complete(pill); });
    input.addEventListener("focus", () => this.complete(pill));
    input.addEventListener("blur", () => setTimeout(() => { if (!this.root.contains(document.activeElement)) this.closePopup(); }, 150));
    input.addEventListener("keydown", (event) => this.pillKey(event, pill));
    this.pills.push(pill);
    this.row.insertBefore(pill.root, this.more);
    return pill;
  }

  removePill(pill) {
    if (pill.option.required) return;
    this.pills = this.pills.filter((one) => one !== pill);
    pill.root.remove();
    this.drawMore();
    this.closePopup();
    const last = this.pills.at(-1);
    if (last) last.input.focus();
    else this.begin(this.command);
  }

  fit(pill) {
    if (pill.option.type === FILE) return;
    pill.input.size = Math.min(Math.max(pill.input.value.length, 4), 40);
  }

  pillKey(event, pill) {
    // What is still listed for another text is not what was meant: a press then sends what was typed.
    if (!this.popup.hidden && this.choices.length && !this.outdated && this.popupKey(event)) return;
    if (event.key === "Enter") {
      event.preventDefault();
      this.sendCommand();
    } else if (event.key === "Escape") {
      event.preventDefault();
      if (this.popup.hidden) this.showChat("", true);
      else this.closePopup();
    } else if (event.key === "Backspace" && !pill.input.value) {
      event.preventDefault();
      if (!pill.option.required) this.removePill(pill);
      else if (this.pills[0] === pill) this.showChat(`/${this.command.shown}`, true);
      else this.pills[this.pills.indexOf(pill) - 1].input.focus();
    }
  }

  setValue(pill, value, label) {
    pill.value = value;
    pill.input.value = label;
    pill.root.classList.remove("wrong");
    this.fit(pill);
    this.closePopup();
    const next = this.pills.find((one) => this.valueOf(one) === undefined);
    if (next && next !== pill) next.input.focus();
    else pill.input.focus({ preventScroll: true });
    this.closePopup();
  }

  // What is in a pill, as the bot gets it; undefined when there is nothing (valid) in it.
  valueOf(pill) {
    if (pill.value !== null) return pill.value;
    const text = pill.input.value;
    const { option } = pill;
    if (option.type === FILE) return pill.input.files[0];
    if (!text.trim()) return undefined;
    const options = this.fixedChoices(option);
    if (options) {
      const typed = text.trim().toLowerCase();
      return options.find((one) => one.label.toLowerCase() === typed || one.name?.toLowerCase() === typed)?.value;
    }
    if (option.type === INTEGER || option.type === NUMBER) {
      const number = Number(text);
      if (!Number.isFinite(number) || (option.type === INTEGER && !Number.isInteger(number))) return undefined;
      return number;
    }
    return text;
  }

  fixedChoices(option) {
    if (option.choices?.length) return option.choices.map((choice) => ({ label: nameOf(choice), name: choice.name, value: choice.value }));
    if (option.type === BOOLEAN) return [{ label: "True", value: true }, { label: "False", value: false }];
    if (option.type === USER || option.type === MENTIONABLE) {
      return [...this.users.values()].sort((a, b) => a.bot - b.bot).map((user) => ({ label: user.name, value: user.id, user }));
    }
    if (option.type === CHANNEL) {
      return [...this.channels.values()].filter((one) => one.kind === "channel").map((one) => ({ label: one.name, value: one.id }));
    }
    return null;
  }

  complete(pill) {
    const { option } = pill;
    const typed = pill.value === null ? pill.input.value.trim().toLowerCase().replace(/^@/, "") : "";
    if (option.autocomplete) return this.askChoices(pill);
    const fixed = this.fixedChoices(option);
    if (!fixed) return this.describe(headOf(option));
    const found = fixed.filter((one) => one.label.toLowerCase().includes(typed));
    this.openPopup(headOf(option), found.map((one) => ({
      label: one.label,
      row: [one.user && avatar(one.user, this.users, 24), h("span", { class: "popup-words" }, h("strong", {}, one.label), one.user && h("small", {}, one.user.username))],
      pick: () => this.setValue(pill, one.value, one.label),
    })), "Nothing of that name.");
    return undefined;
  }

  askChoices(pill) {
    clearTimeout(this.pause);
    const heading = headOf(pill.option);
    if (this.popup.hidden || this.popupFor !== pill) this.openPopup(heading, [], "Loading options…");
    this.popupFor = pill;
    this.outdated = true;
    const number = (this.asked += 1);
    this.pause = setTimeout(async () => {
      const typed = pill.value === null ? pill.input.value : "";
      let choices;
      try {
        choices = await this.actions.autocomplete(this.command.path, pill.option.name, typed, this.given(pill));
      } catch (error) {
        if (number === this.asked) this.openPopup(heading, [], error.message);
        return;
      }
      if (number !== this.asked || document.activeElement !== pill.input) return;
      this.openPopup(heading, choices.map((choice) => ({
        label: choice.name,
        row: [h("span", { class: "popup-words" }, h("strong", {}, choice.name))],
        pick: () => this.setValue(pill, choice.value, choice.name),
      })), "No options match your search.");
      this.popupFor = pill;
    }, TYPING_PAUSE);
  }

  given(except) {
    const options = {};
    for (const pill of this.pills) {
      const value = pill === except || pill.option.type === FILE ? undefined : this.valueOf(pill);
      if (value !== undefined) options[pill.option.name] = value;
    }
    return options;
  }

  async sendCommand() {
    const wrong = this.pills.filter((pill) => this.valueOf(pill) === undefined && (pill.option.required || pill.input.value.trim()));
    for (const pill of wrong) pill.root.classList.add("wrong");
    if (wrong.length) {
      wrong[0].input.focus();
      const { option, input } = wrong[0];
      return this.complain(input.value.trim() ? `${nameOf(option)}: choose one of what is offered.` : `${nameOf(option)} is required.`);
    }
    const { command } = this;
    const options = this.given(null);
    this.asked += 1;
    clearTimeout(this.pause);
    try {
      for (const pill of this.pills) {
        const file = pill.option.type === FILE && this.valueOf(pill);
        if (file) options[pill.option.name] = await this.actions.upload(file);
      }
      await this.actions.slash(command.path, options);
    } catch (error) {
      return this.complain(error.message);
    }
    return this.showChat("", true);
  }

  // -------------------------------------------------------------- the list above

  openPopup(heading, choices, nothing) {
    this.choices = choices;
    this.at = 0;
    this.popupFor = null;
    this.outdated = false;
    const rows = choices.map((choice, index) => h("li", {
      role: "option", id: `popup-${index}`, class: "popup-option", "aria-selected": "false", "aria-label": choice.label,
      onpointerdown: (event) => event.preventDefault(), onclick: () => choice.pick(), onpointermove: () => { if (this.at !== index) { this.at = index; this.mark(); } },
    }, choice.row));
    this.rows = rows;
    const list = rows.length
      ? h("ul", { id: "popup-list", role: "listbox", "aria-label": heading || "Options" }, rows.map((row, index) => [groupHead(choices, index), row]))
      : h("div", { class: "popup-nothing", role: "status" }, nothing);
    this.popup.replaceChildren(...(heading ? [h("div", { class: "popup-heading" }, heading)] : []), list);
    this.popup.hidden = false;
    this.expanded(true);
    this.mark();
  }

  expanded(open) {
    const focused = this.command ? this.pills.map((pill) => pill.input) : [this.text];
    for (const input of focused) {
      input.setAttribute("aria-expanded", String(open && document.activeElement === input));
      input.removeAttribute("aria-activedescendant");
    }
  }

  mark() {
    this.rows.forEach((row, index) => {
      row.classList.toggle("at", index === this.at);
      row.setAttribute("aria-selected", String(index === this.at));
    });
    this.rows[this.at]?.scrollIntoView({ block: "nearest" });
    if (this.rows.length && this.root.contains(document.activeElement)) document.activeElement.setAttribute("aria-activedescendant", `popup-${this.at}`);
  }

  closePopup() {
    this.popup.hidden = true;
    this.choices = [];
    this.popupFor = null;
    if (this.command || this.text) this.expanded(false);
  }

  // Returns whether the key was for the list.
  popupKey(event) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && this.choices.length) {
      this.at = (this.at + step + this.choices.length) % this.choices.length;
      this.mark();
    } else if ((event.key === "Enter" || event.key === "Tab") && !event.shiftKey && this.choices.length) {
      this.choices[this.at].pick();
    } else if (event.key === "Escape") {
      this.closePopup();
    } else {
      return false;
    }
    event.preventDefault();
    return true;
  }
}
