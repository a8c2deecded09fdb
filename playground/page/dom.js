// Small helpers to build elements. Text is always set as text, never as HTML.

export function h(tag, props = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(props ?? {})) {
    if (value === undefined || value === null || value === false) continue;
    if (name === "class") element.className = value;
    else if (name === "style") Object.assign(element.style, value);
    else if (name === "data") Object.assign(element.dataset, value);
    else if (name === "key" || name === "whole") element[name] = value;
    else if (name.startsWith("on")) on(element, name.slice(2), value);
    else if (value === true) element.setAttribute(name, "");
    else element.setAttribute(name, value);
  }
  element.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

// What happens at an element is looked up when it happens: a later drawing may have other reasons.
function on(element, name, handler) {
  element.handlers ??= {};
  if (!(name in element.handlers)) element.addEventListener(name, (event) => element.handlers[name]?.(event));
  element.handlers[name] = handler;
}

// Draw the children of an element anew. What is still the same stays in place, with its focus and with a press that
// has begun on it: an element of the same tag and the same `key`, which says what it means to the person. One that is
// `whole` looks after its inside by itself, and stays as long as that says the same; `renew` tells it.
export function redraw(element, ...children) {
  settleChildren(element, [...h("div", {}, children).childNodes]);
}

function settleChildren(element, fresh) {
  const left = [...element.childNodes];
  const pairs = fresh.map((node) => {
    const at = left.findIndex((one) => isSame(one, node));
    return [at < 0 ? null : left.splice(at, 1)[0], node];
  });
  for (const node of left) node.remove();
  pairs.forEach(([old, node], place) => {
    if (old) settle(old, node);
    const now = element.childNodes[place];
    if (now !== (old ?? node)) element.insertBefore(old ?? node, now ?? null);
  });
}

function isSame(old, fresh) {
  return old.nodeName === fresh.nodeName && old.key === fresh.key && old.whole === fresh.whole;
}

// Draw an element anew, as `fresh` has it, which is the same one.
export function settle(old, fresh) {
  if (old.nodeType === Node.TEXT_NODE) {
    if (old.data !== fresh.data) old.data = fresh.data;
    return;
  }
  if (fresh.whole !== undefined) {
    old.renew?.();
    return;
  }
  for (const { name } of [...old.attributes]) if (!fresh.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of fresh.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  for (const name of Object.keys(old.handlers ?? {})) old.handlers[name] = undefined;
  for (const [name, handler] of Object.entries(fresh.handlers ?? {})) on(old, name, handler);
  settleChildren(old, [...fresh.childNodes]);
}

const SVG = "http://www.w3.org/2000/svg";
const PATHS = {
  hash: "M10 3 8 21M16 3l-2 18M4 8.5h17M3 15.5h17",
  thread: "M4 5h16v11h-7l-5 4v-4H4zM8 9h8M8 12.5h5",
  members: "M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20c0-4 3-6 6.5-6s6.5 2 6.5 6M16 4.3a3.5 3.5 0 0 1 0 6.4M18 14.4c2.2.8 3.5 2.8 3.5 5.6",
  menu: "M4 6h16M4 12h16M4 18h16",
  close: "M6 6l12 12M18 6 6 18",
  chevron: "M6 9l6 6 6-6",
  eye: "M2 12s3.5-6.5 10-6.5S22 12 22 12s-3.5 6.5-10 6.5S2 12 2 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z",
  gear: "M12 15.2a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4zM12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M5.3 18.7l2.1-2.1M16.6 7.4l2.1-2.1",
  message: "M4 5h16v11h-9l-5 4v-4H4z",
  warning: "M12 3 2 20.5h20zM12 10v5M12 17.7v.3",
  slash: "M15 4 9 20",
  send: "M3 20l18-8L3 4l3 8zM6 12h8",
  plus: "M12 5v14M5 12h14",
  file: "M6 2.5h8l4.5 4.5v14.5h-12.5zM14 2.5v5h4.5",
  external: "M14 4h6v6M20 4l-9 9M18 14v6H4V6h6",
  people: "M8 9l4-4 4 4M8 15l4 4 4-4",
};

export function icon(name, size = 20) {
  const svg = document.createElementNS(SVG, "svg");
  const path = document.createElementNS(SVG, "path");
  for (const [key, value] of Object.entries({
    viewBox: "0 0 24 24", width: size, height: size, fill: "none", stroke: "currentColor", "stroke-width": 2,
    "stroke-linecap": "round", "stroke-linejoin": "round", "aria-hidden": "true",
  })) svg.setAttribute(key, value);
  path.setAttribute("d", PATHS[name]);
  svg.append(path);
  return svg;
}

const COLOURS = ["#7c6cf0", "#e07a5f", "#3d9a8b", "#c9a227", "#d1567f", "#4c8bd6"];

export function colourOf(user, users) {
  const people = [...users.values()].filter((one) => !one.bot);
  const place = people.findIndex((one) => one.id === user.id);
  return COLOURS[(place < 0 ? 0 : place) % COLOURS.length];
}

export function avatar(user, users, size = 40) {
  const style = { width: `${size}px`, height: `${size}px`, fontSize: `${Math.round(size * 0.44)}px` };
  if (user?.bot) return h("img", { class: "avatar", src: "/page/mark.svg", alt: "", style });
  return h("span", { class: "avatar", style: { ...style, background: user ? colourOf(user, users) : "#80848e" }, "aria-hidden": "true" },
    (user?.name ?? "?").slice(0, 1));
}

export function emojiOf(emoji) {
  if (!emoji) return null;
  return h("span", { class: "emoji" }, emoji.id ? `:${emoji.name}:` : emoji.name);
}

let clock;
let shortDay;
let longDay;
let longest;
let exactTime;
let relative;

let ahead = 0; // milliseconds that the world's time is ahead of the machine's

export const setAhead = (seconds) => { ahead = seconds * 1000; };
export const now = () => Date.now() + ahead;

// From now on dates are written in this locale.
export function speak(locale) {
  const format = (parts) => new Intl.DateTimeFormat(locale, parts);
  clock = format({ hour: "2-digit", minute: "2-digit" });
  shortDay = format({ day: "2-digit", month: "2-digit", year: "numeric" });
  longDay = format({ day: "numeric", month: "long", year: "numeric" });
  longest = format({ weekday: "long", day: "numeric", month: "long", year: "numeric", hour: "2-digit", minute: "2-digit" });
  exactTime = format({ hour: "2-digit", minute: "2-digit", second: "2-digit" });
  relative = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
}

export const dayOf = (date) => longDay.format(date);
export const timeOf = (date) => clock.format(date);

export function stampOf(date) {
  const days = Math.round((new Date(now()).setHours(0, 0, 0, 0) - new Date(date).setHours(0, 0, 0, 0)) / 86400000);
  if (days === 0) return `Today at ${clock.format(date)}`;
  if (days === 1) return `Yesterday at ${clock.format(date)}`;
  return `${shortDay.format(date)} ${clock.format(date)}`;
}

export function formatted(seconds, style) {
  const date = new Date(seconds * 1000);
  if (style === "t") return clock.format(date);
  if (style === "T") return exactTime.format(date);
  if (style === "d") return shortDay.format(date);
  if (style === "D") return longDay.format(date);
  if (style === "F") return longest.format(date);
  if (style === "R") return fromNow(seconds - now() / 1000);
  return `${longDay.format(date)} ${clock.format(date)}`;
}

function fromNow(seconds) {
  const steps = [[60, "second", 1], [3600, "minute", 60], [86400, "hour", 3600], [2592000, "day", 86400], [31536000, "month", 2592000]];
  const size = Math.abs(seconds);
  for (const [below, unit, length] of steps) if (size < below) return relative.format(Math.trunc(seconds / length), unit);
  return relative.format(Math.trunc(seconds / 31536000), "year");
}

export const exact = (seconds) => longest.format(new Date(seconds * 1000));
