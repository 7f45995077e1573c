// This reader's settings, stored in this browser only. Every setting takes effect at once.
export type Settings = {
  name: string;
  hat: string;
  theme: "auto" | "dark" | "light";
  language: string; // empty: the browser's
  sound: boolean;
  volume: number; // 0 … 1
  motion: "auto" | "on" | "off";
  density: "roomy" | "tight";
  confirm: "always" | "quick"; // quick: choices without a secret need one click
  inks: "ink" | "strong"; // strong: patterns and glyphs tell companies apart without their colours
  keys: boolean; // the caps that name a key
  notify: boolean; // the browser tells when it is one's turn and the page is not looked at
};

const key = "bell.settings";
const fresh: Settings = { name: "", hat: "top", theme: "auto", language: "", sound: false, volume: 0.6, motion: "auto", density: "roomy", confirm: "always", inks: "ink", keys: true, notify: false };

function kept(): Settings {
  try {
    return { ...fresh, ...(JSON.parse(localStorage.getItem(key) ?? "{}") as Partial<Settings>) };
  } catch {
    return { ...fresh };
  }
}

export const settings = $state<Settings>(kept());

export function set<K extends keyof Settings>(name: K, value: Settings[K]): void {
  settings[name] = value;
  try {
    localStorage.setItem(key, JSON.stringify(settings));
  } catch {
    // If the browser stores nothing, the setting lasts until the page is left.
  }
  dress();
}

/** Applies what is drawn differently to the page. */
export function dress(): void {
  const root = document.documentElement;
  root.dataset.theme = isDark() ? "dark" : "light";
  root.dataset.density = settings.density;
  root.dataset.motion = settings.motion;
  root.dataset.inks = settings.inks;
  root.dataset.keys = settings.keys ? "on" : "off";
}

export function toggleSound(): void {
  set("sound", !settings.sound);
}

export function toggleTheme(): void {
  set("theme", isDark() ? "light" : "dark");
}

function isDark(): boolean {
  return settings.theme === "auto" ? !matchMedia("(prefers-color-scheme: light)").matches : settings.theme === "dark";
}

if (typeof window !== "undefined") matchMedia("(prefers-color-scheme: light)").addEventListener("change", dress);

// The settings were changed in another tab.
if (typeof window !== "undefined")
  window.addEventListener("storage", (event) => {
    if (event.key !== key) return;
    Object.assign(settings, kept());
    dress();
  });
