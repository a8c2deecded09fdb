// What opens over the page: forms of the bot, pictures, small menus.

import { avatar, exact, h, icon, now } from "./dom.js";
import { markdown } from "./markdown.js";

const layer = () => document.getElementById("layer");

function dialog(label, className, ...children) {
  const back = document.activeElement;
  const box = h("div", { class: className, role: "dialog", "aria-modal": "true", "aria-label": label, tabindex: "-1" }, children);
  const root = h("div", { class: "overlay" }, box);
  const close = () => {
    root.remove();
    document.removeEventListener("keydown", key, true);
    if (back?.isConnected) back.focus();
  };
  const key = (event) => {
    if (event.key === "Escape") { event.stopPropagation(); close(); }
    if (event.key !== "Tab") return;
    const stops = [...box.querySelectorAll("a[href], button:not([disabled]), input, textarea, select")];
    const edge = event.shiftKey ? stops[0] : stops.at(-1);
    if (!stops.length || document.activeElement === edge || !box.contains(document.activeElement)) {
      event.preventDefault();
      (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
    }
  };
  root.addEventListener("pointerdown", (event) => { if (event.target === root) close(); });
  document.addEventListener("keydown", key, true);
  layer().append(root);
  box.focus();
  return { box, close };
}

export function enlarge(file) {
  const alt = file.description ?? "";
  const opened = dialog(alt || file.filename, "lightbox",
    h("img", { src: file.url, alt: alt || file.filename }),
    h("div", { class: "lightbox-foot" },
      alt && h("p", { class: "lightbox-alt" }, alt),
      h("a", { href: file.url, target: "_blank", rel: "noopener" }, "Open in browser")),
    h("button", { type: "button", class: "icon-button lightbox-close", "aria-label": "Close", onclick: () => opened.close() }, icon("close", 24)));
  return opened;
}

// A form that the bot opened. `send(values)` resolves when the bot has answered, and rejects with a sentence.
export function openForm(spec, context, send) {
  const fields = [];
  const failure = h("p", { class: "failure", role: "alert", hidden: true });
  const submit = h("button", { type: "submit", class: "button primary" }, "Submit");
  const form = h("form", { class: "form-body", onsubmit: async (event) => {
    event.preventDefault();
    submit.disabled = true;
    failure.hidden = true;
    try {
      await send(Object.fromEntries(fields.map((field) => [field.id, field.value()])));
      opened.close();
    } catch (error) {
      failure.textContent = error.message;
      failure.hidden = false;
      submit.disabled = false;
    }
  } }, spec.components.map((component) => part(component, null, fields, context)), failure,
  h("div", { class: "form-foot" }, h("button", { type: "button", class: "button plain", onclick: () => opened.close() }, "Cancel"), submit));
  const opened = dialog(spec.title, "form",
    h("header", { class: "form-head" }, h("img", { src: "/page/mark.svg", alt: "", width: 28, height: 28 }), h("h2", {}, spec.title),
      h("button", { type: "button", class: "icon-button", "aria-label": "Close", onclick: () => opened.close() }, icon("close", 22))),
    form);
  form.querySelector("input, textarea, select")?.focus();
  return opened;
}

function part(component, label, fields, context) {
  if (component.type === 1) return component.components.map((one) => part(one, null, fields, context));
  if (component.type === 10) return markdown(component.content, context);
  if (component.type === 18) return part(component.component, component, fields, context);
  const id = `field-${component.custom_id}`;
  const words = label?.label ?? component.label ?? "";
  const required = component.required ?? true;
  const input = control(component, id, required);
  fields.push({ id: component.custom_id, value: () => (component.type === 3 ? [...input.selectedOptions].map((one) => one.value) : input.value) });
  return h("div", { class: "form-field" },
    h("label", { for: id }, words, required && h("span", { class: "required", "aria-hidden": "true" }, " *")),
    label?.description && h("small", {}, label.description), input);
}

function control(component, id, required) {
  if (component.type === 3) {
    const many = (component.max_values ?? 1) > 1;
    return h("select", { id, multiple: many, required: required && !many },
      !many && h("option", { value: "" }, component.placeholder ?? "Make a selection"),
      component.options.map((option) => h("option", { value: option.value, selected: option.default }, option.label)));
  }
  const long = component.style === 2;
  const input = h(long ? "textarea" : "input", {
    id, type: long ? undefined : "text", rows: long ? 5 : undefined, placeholder: component.placeholder, required,
    minlength: component.min_length, maxlength: component.max_length ?? 4000, autocomplete: "off",
  });
  input.value = component.value ?? "";
  return input;
}

export function openPeople(anchor, state, choose) {
  const items = Object.entries(state.people).map(([key, id]) => {
    const user = state.users.get(id);
    return h("div", { class: "person", role: "none" },
      h("button", { type: "button", role: "menuitemradio", "aria-checked": String(id === state.me), class: "person-pick", onclick: () => choose(key) },
        avatar(user, state.users, 32), h("span", {}, user.name), id === state.me && h("span", { class: "person-me" }, "you")),
      h("a", { class: "icon-button", href: `/?as=${key}`, target: "_blank", rel: "noopener", title: `Open a window as ${user.name}`, "aria-label": `Open a window as ${user.name}` }, icon("external", 16)));
  });
  return popover(anchor, "Act as", h("div", { class: "popover-heading" }, "Act as"), items);
}

export function openSettings(anchor, state, { close, speak, pass }) {
  const box = h("input", { type: "checkbox", checked: !state.closed, onchange: () => close(!box.checked) });
  const languages = state.locales.map((locale) => h("option", { value: locale, selected: locale === state.locale }, ownName(locale)));
  const menu = h("select", { onchange: () => speak(menu.value) }, languages);
  const steps = Object.entries(STEPS).map(([label, seconds]) => h("button", { type: "button", class: "button secondary", "aria-label": `Let ${label} pass`, onclick: () => pass(seconds) }, `+ ${label}`));
  const shut = popover(anchor, "Settings",
    h("label", { class: "setting" }, h("span", {}, "Allow direct messages", h("small", {}, "Without them the bot can't write to you privately.")), box),
    h("label", { class: "setting" }, h("span", {}, "Language", h("small", {}, "Of your Discord: commands, dates, and what the bot answers you.")), menu),
    h("div", { class: "setting time" }, h("span", {}, "Let time pass", h("small", {}, "For everybody, the bot too: reminders come, and games end by the clock. It is ", h("time", { id: "world-time" }), "."), h("span", { class: "steps" }, steps))));
  tellTime();
  return shut;
}

const STEPS = { "1 hour": 3600, "1 day": 86400 };

// What time it is in the world, where that is to be seen.
export function tellTime() {
  document.getElementById("world-time")?.replaceChildren(exact(now() / 1000));
}

// A language as it calls itself.
function ownName(locale) {
  try {
    const name = new Intl.DisplayNames([locale], { type: "language" }).of(locale);
    return name.slice(0, 1).toLocaleUpperCase(locale) + name.slice(1);
  } catch {
    return locale;
  }
}

function popover(anchor, label, ...children) {
  document.querySelector(".popover")?.remove();
  const root = h("div", { class: "popover", role: "menu", "aria-label": label }, children);
  const close = () => {
    root.remove();
    document.removeEventListener("pointerdown", outside, true);
    document.removeEventListener("keydown", key, true);
    anchor.setAttribute("aria-expanded", "false");
  };
  const outside = (event) => { if (!root.contains(event.target) && !anchor.contains(event.target)) close(); };
  const key = (event) => {
    if (event.key === "Escape") { close(); anchor.focus(); }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || document.activeElement.matches("select")) return;
    event.preventDefault();
    const stops = [...root.querySelectorAll("[role=menuitemradio], input, select, .steps button")];
    stops[(stops.indexOf(document.activeElement) + step + stops.length) % stops.length].focus();
  };
  document.addEventListener("pointerdown", outside, true);
  document.addEventListener("keydown", key, true);
  anchor.setAttribute("aria-expanded", "true");
  anchor.parentElement.append(root);
  root.querySelector("button, input")?.focus();
  return close;
}
