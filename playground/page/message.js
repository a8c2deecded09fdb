// One message, drawn: header, words, pictures, embeds, buttons, menus, its thread.

import { avatar, emojiOf, h, icon, now, stampOf, timeOf } from "./dom.js";
import { markdown, snippet } from "./markdown.js";

const EPHEMERAL = 1 << 6;
const LOADING = 1 << 7;
const TOGETHER = 7 * 60 * 1000;
const TOKEN_LIFE = 15 * 60 * 1000;
const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link" };
const CHAT = new Set([0, 19, 20, 23]);
const KINDS = { channel: 0, dm: 1, thread: 11 };

const people = (_, context) => [...context.users.values()].sort((a, b) => a.bot - b.bot).map((user) => [user.id, user.name, user.username]);
const channels = (one, context) => [...context.channels.values()]
  .filter((channel) => channel.kind !== "dm" && (!one.channel_types?.length || one.channel_types.includes(KINDS[channel.kind])))
  .map((channel) => [channel.id, channel.kind === "channel" ? `#${channel.name}` : channel.name]);
// Kinds of menus: of texts, people, people and roles, channels; each says what there is to choose.
const MENUS = { 3: null, 5: people, 7: people, 8: channels };

export const isEphemeral = (message) => Boolean(message.flags & EPHEMERAL);
const isUsed = (message) => message.type === 20 && message.interaction_metadata?.name;

export function startsGroup(message, previous) {
  if (!previous || !CHAT.has(message.type) || !CHAT.has(previous.type)) return true;
  if (message.referenced_message || message.message_reference || isUsed(message)) return true;
  if (previous.author.id !== message.author.id || isEphemeral(previous) !== isEphemeral(message)) return true;
  return new Date(message.timestamp) - new Date(previous.timestamp) > TOGETHER;
}

export function drawMessage(message, previous, context) {
  if (message.type === 18) return threadLine(message, context);
  if (message.type === 21) return threadStart(message, context);
  const starts = startsGroup(message, previous);
  const author = context.users.get(message.author.id) ?? { id: message.author.id, name: message.author.global_name, bot: message.author.bot };
  const date = new Date(message.timestamp);
  const classes = ["message", starts ? "starts" : "", message.pings_me ? "pings" : "", isEphemeral(message) ? "ephemeral" : ""];
  const spoken = `${author.name}, ${stampOf(date)}`;
  return h("li", { class: classes.filter(Boolean).join(" "), role: "article", "aria-label": spoken, key: message.id, data: { messageId: message.id } },
    reply(message, context),
    starts ? h("div", { class: "face" }, avatar(author, context.users)) : h("time", { class: "gutter", datetime: message.timestamp }, timeOf(date)),
    h("div", { class: "body" },
      starts && header(author, date, message.timestamp),
      words(message, context),
      attachments(message, context),
      message.embeds.map((embed) => drawEmbed(embed, context)),
      components(message, context),
      h("p", { class: "failure", role: "alert", hidden: true }),
      message.thread && threadChip(message.thread, context),
      isEphemeral(message) && footer(message, context),
    ));
}

function header(author, date, iso) {
  return h("div", { class: "byline" },
    h("span", { class: author.bot ? "author bot" : "author" }, author.name),
    author.bot && h("span", { class: "app-tag" }, "APP"),
    h("time", { datetime: iso }, stampOf(date)));
}

function reply(message, context) {
  if (isUsed(message)) {
    const user = context.users.get(message.interaction_metadata.user.id);
    return h("div", { class: "reply" }, avatar(user, context.users, 16), h("span", { class: "reply-name" }, user?.name ?? "Somebody"),
      " used ", h("span", { class: "command-name" }, `/${message.interaction_metadata.name}`));
  }
  if (!message.message_reference || message.type !== 19) return null;
  const source = message.referenced_message;
  if (!source) return h("div", { class: "reply" }, h("em", {}, "The message it answers is gone."));
  const user = context.users.get(source.author.id);
  const text = snippet(source.content, context) || (source.attachments.length ? "a picture" : "a message");
  return h("button", { class: "reply", type: "button", key: source.id, onclick: () => context.jump(source.id), "aria-label": `Reply to ${user?.name}: ${text}` },
    avatar(user, context.users, 16), h("span", { class: "reply-name" }, user?.name ?? "Somebody"), h("span", { class: "reply-text" }, text));
}

function words(message, context) {
  if (message.flags & LOADING) {
    if (now() - new Date(message.timestamp) > TOKEN_LIFE) return h("p", { class: "failure" }, "The application did not respond");
    return thinking(`${message.author.global_name} is thinking…`);
  }
  if (!message.content) return null;
  const text = markdown(message.content, context);
  if (message.edited_timestamp) {
    const mark = h("span", { class: "edited", title: stampOf(new Date(message.edited_timestamp)) }, "(edited)");
    const last = text.lastElementChild;
    (last && (/^(SPAN|H\d)$/.test(last.tagName) || last.className === "subtext") ? last : text).append(" ", mark);
  }
  return text;
}

export function thinking(text) {
  return h("p", { class: "thinking", role: "status" }, h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i")), text);
}

function footer(message, context) {
  return h("p", { class: "private" }, icon("eye", 16), "Only you can see this • ",
    h("button", { type: "button", class: "link-button", onclick: () => context.dismiss(message) }, "Dismiss message"));
}

// ---------------------------------------------------------------- pictures and files

function attachments(message, context) {
  const shown = new Set(message.embeds.flatMap((embed) => [embed.image?.url, embed.thumbnail?.url]));
  const files = message.attachments.filter((file) => !shown.has(file.url));
  if (!files.length) return null;
  const pictures = files.filter((file) => file.content_type?.startsWith("image/"));
  const others = files.filter((file) => !pictures.includes(file));
  return h("div", { class: "attachments" },
    pictures.length > 0 && h("div", { class: pictures.length > 1 ? "gallery" : "single" }, pictures.map((file) => picture(file, context))),
    others.map((file) => h("div", { class: "file" }, icon("file", 32),
      h("div", {}, h("a", { href: file.url, download: file.filename, target: "_blank", rel: "noopener" }, file.filename), h("small", {}, size(file.size))))));
}

function picture(file, context) {
  const alt = file.description ?? "";
  const frame = h("figure", { class: "picture", whole: JSON.stringify(file) });
  const image = h("img", { src: file.url, alt: alt || file.filename, width: file.width, height: file.height, loading: "lazy", decoding: "async" });
  if (file.width && file.height) {
    const scale = Math.min(1, 550 / file.width, 350 / file.height);
    frame.style.width = `${Math.round(file.width * scale)}px`;
    image.style.aspectRatio = `${file.width} / ${file.height}`;
  }
  frame.append(h("button", { type: "button", class: "picture-button", "aria-label": `Open picture: ${alt || file.filename}`, onclick: () => context.enlarge(file) }, image));
  if (alt) {
    const text = h("figcaption", { class: "alt-text", hidden: true }, alt);
    const badge = h("button", { type: "button", class: "alt-badge", "aria-label": "Alt text", "aria-expanded": "false", onclick: () => {
      text.hidden = !text.hidden;
      badge.setAttribute("aria-expanded", String(!text.hidden));
    } }, "ALT");
    frame.append(badge, text);
  }
  return frame;
}

function size(bytes) {
  if (bytes < 1024) return `${bytes} bytes`;
  return bytes < 1048576 ? `${(bytes / 1024).toFixed(1)} KB` : `${(bytes / 1048576).toFixed(1)} MB`;
}

function drawEmbed(embed, context) {
  const colour = embed.color ? `#${embed.color.toString(16).padStart(6, "0")}` : "#4e5058";
  const fields = (embed.fields ?? []).map((field) => h("div", { class: field.inline ? "field inline" : "field" },
    h("div", { class: "field-name" }, markdown(field.name, context)), markdown(field.value, context)));
  const title = embed.title && markdown(embed.title, context);
  return h("article", { class: "embed", style: { borderLeftColor: colour } },
    embed.thumbnail && h("img", { class: "embed-thumbnail", src: embed.thumbnail.url, alt: "" }),
    embed.author && h("div", { class: "embed-author" }, embed.author.name),
    title && h("div", { class: "embed-title" }, embed.url ? h("a", { href: embed.url, target: "_blank", rel: "noopener noreferrer" }, title) : title),
    embed.description && markdown(embed.description, context),
    fields.length > 0 && h("div", { class: "fields" }, fields),
    embed.image && h("button", { type: "button", class: "picture-button", "aria-label": "Open picture", onclick: () => context.enlarge({ url: embed.image.url, filename: "picture" }) },
      h("img", { class: "embed-image", src: embed.image.url, alt: "", width: embed.image.width, height: embed.image.height })),
    (embed.footer || embed.timestamp) && h("div", { class: "embed-footer" },
      [embed.footer?.text, embed.timestamp && stampOf(new Date(embed.timestamp))].filter(Boolean).join(" • ")));
}

// ---------------------------------------------------------------- buttons and menus

function components(message, context) {
  const rows = message.components.filter((row) => row.type === 1);
  if (!rows.length) return null;
  return h("div", { class: "rows" }, rows.map((row) => h("div", { class: "row" },
    row.components.map((one) => (one.type === 2 ? button(one, message, context) : one.type in MENUS ? menu(filled(one, context), message, context) : null)))));
}

// A menu of people or channels with what there is to choose, as one of texts has it.
function filled(one, context) {
  if (one.type === 3) return one;
  const chosen = new Set((one.default_values ?? []).map((value) => value.id));
  const options = MENUS[one.type](one, context).map(([value, label, description]) => ({ value, label, description, default: chosen.has(value) }));
  return { ...one, options };
}

function button(one, message, context) {
  const label = one.label ?? "";
  if (one.style === 5) {
    return h("a", { class: "button link", key: label, href: one.url, target: "_blank", rel: "noopener noreferrer" }, emojiOf(one.emoji), label, icon("external", 16));
  }
  const spoken = label || one.emoji?.name;
  return h("button", {
    type: "button", class: `button ${STYLES[one.style]}`, disabled: one.disabled, key: spoken, data: { customId: one.custom_id },
    "aria-label": spoken, onclick: (event) => context.press(message, one, event.currentTarget),
  }, h("span", { class: "button-words" }, emojiOf(one.emoji), label), h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i")));
}

let menus = 0;

function menu(one, message, context) {
  const id = `menu-${(menus += 1)}`;
  const placeholder = one.placeholder || "Make a selection";
  const most = one.max_values ?? 1;
  const least = one.min_values ?? 1;
  const many = most > 1;
  const fallback = one.options.filter((option) => option.default).map((option) => option.value);
  let chosen = fallback;
  let at = 0;
  const face = h("span", { class: "menu-face" });
  const box = h("button", {
    type: "button", class: "menu-box", role: "combobox", "aria-haspopup": "listbox", "aria-expanded": "false", "aria-controls": id,
    "aria-label": placeholder, disabled: one.disabled, data: { customId: one.custom_id },
  }, face, icon("chevron", 20));
  const list = h("ul", { class: "menu-list", role: "listbox", id, "aria-label": placeholder, "aria-multiselectable": many ? "true" : undefined, hidden: true,
    onmousedown: (event) => event.preventDefault() }); // the keys stay with the box
  const root = h("div", { class: "menu", whole: JSON.stringify(one) }, box, list);

  const drawFace = () => {
    const picked = one.options.filter((option) => chosen.includes(option.value));
    face.className = picked.length ? "menu-face" : "menu-face empty";
    face.replaceChildren(...(picked.length ? picked.flatMap((option) => [emojiOf(option.emoji), h("span", { class: "menu-picked" }, option.label)]).filter(Boolean) : [placeholder]));
  };
  const rows = one.options.map((option, index) => h("li", {
    role: "option", id: `${id}-${index}`, class: "menu-option", "aria-selected": "false", "aria-label": option.label, data: { value: option.value },
    onclick: () => pick(index), onpointermove: () => { if (at !== index) { at = index; mark(); } },
  }, option.emoji && emojiOf(option.emoji), h("span", { class: "menu-words" }, h("span", {}, option.label), option.description && h("small", {}, option.description)),
  many && h("span", { class: "check", "aria-hidden": "true" })));
  list.append(...rows);

  const mark = () => {
    rows.forEach((row, index) => {
      row.classList.toggle("at", index === at);
      row.setAttribute("aria-selected", String(chosen.includes(one.options[index].value)));
    });
    box.setAttribute("aria-activedescendant", `${id}-${at}`);
    rows[at]?.scrollIntoView({ block: "nearest" });
  };
  const outside = (event) => { if (!root.contains(event.target)) close(root.isConnected); }; // what is gone chooses nothing
  const open = () => {
    list.hidden = false;
    box.setAttribute("aria-expanded", "true");
    at = Math.max(0, one.options.findIndex((option) => chosen.includes(option.value)));
    const room = window.innerHeight - box.getBoundingClientRect().bottom;
    root.classList.toggle("upwards", room < Math.min(list.scrollHeight, 320) + 90 && box.getBoundingClientRect().top > room);
    mark();
    document.addEventListener("pointerdown", outside, true);
  };
  let before = chosen.join("\n");
  const close = (send) => {
    if (list.hidden) return;
    list.hidden = true;
    box.setAttribute("aria-expanded", "false");
    document.removeEventListener("pointerdown", outside, true);
    if (least && !chosen.length) { chosen = fallback; drawFace(); } // nothing is no choice: what the message says stays
    if (many && send && chosen.join("\n") !== before && chosen.length >= least) submit();
  };
  const submit = () => {
    before = chosen.join("\n");
    context.choose(message, one, chosen, box);
  };
  const pick = (index) => {
    const value = one.options[index].value;
    if (!many) {
      chosen = [value];
      drawFace();
      close(false);
      return submit();
    }
    if (chosen.includes(value)) chosen = chosen.filter((other) => other !== value);
    else if (chosen.length < most) chosen = [...chosen, value];
    drawFace();
    return mark();
  };
  box.addEventListener("click", () => (list.hidden ? open() : close(true)));
  box.addEventListener("keydown", (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (list.hidden) {
      if (step) { event.preventDefault(); open(); }
      return;
    }
    if (step) { event.preventDefault(); at = (at + step + rows.length) % rows.length; mark(); }
    else if (event.key === "Home" || event.key === "End") { event.preventDefault(); at = event.key === "Home" ? 0 : rows.length - 1; mark(); }
    else if (event.key === "Enter" || event.key === " ") { event.preventDefault(); pick(at); }
    else if (event.key === "Escape") { event.preventDefault(); event.stopPropagation(); close(true); }
    else if (event.key === "Tab") close(true);
    else if (event.key.length === 1) {
      const found = one.options.findIndex((option) => option.label.toLowerCase().startsWith(event.key.toLowerCase()));
      if (found >= 0) { at = found; mark(); }
    }
  });
  root.renew = () => { // one that is open keeps what has been chosen so far
    if (!list.hidden) return;
    chosen = fallback;
    before = chosen.join("\n");
    drawFace();
  };
  drawFace();
  return root;
}

// ---------------------------------------------------------------- threads

function threadChip(thread, context) {
  const count = thread.count === 1 ? "1 Message" : `${thread.count} Messages`;
  return h("button", { type: "button", class: "thread-chip", key: thread.id, onclick: () => context.open(thread.id), "aria-label": `Open thread ${thread.name}` },
    icon("thread", 20), h("strong", {}, thread.name), h("span", { class: "thread-count" }, `${count} ›`));
}

function threadLine(message, context) {
  const user = context.users.get(message.author.id);
  const date = new Date(message.timestamp);
  const id = message.message_reference?.channel_id;
  return h("li", { class: "message system", role: "article", "aria-label": "A thread was started", key: message.id, data: { messageId: message.id } },
    h("span", { class: "system-mark" }, icon("thread", 18)),
    h("div", { class: "body" }, h("strong", {}, user?.name ?? "Somebody"), " started a thread: ",
      h("button", { type: "button", class: "link-button strong", onclick: () => id && context.open(id) }, message.content), " ", h("time", { datetime: message.timestamp }, stampOf(date))));
}

function threadStart(message, context) {
  const source = message.referenced_message;
  if (!source) return h("li", { class: "message system", role: "article", key: message.id, data: { messageId: message.id } }, h("div", { class: "body" }, h("em", {}, "The first message of this thread was deleted.")));
  const drawn = drawMessage({ ...source, thread: undefined, message_reference: undefined, components: [] }, null, context);
  drawn.dataset.messageId = drawn.key = message.id;
  drawn.classList.add("thread-start");
  return drawn;
}
