// Starts the page: the reader's settings and language first, then the page that the address names.
import "../styles/fonts.css";
import "../styles/tokens.css";
import "../styles/base.css";
import "../styles/components.css";
import "../styles/shell.css";
import "../styles/play.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { dress, settings } from "./pages/settings.svelte";
import { languages, speak } from "./words/words.svelte";

dress();
const wished = settings.language || navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => languages.includes(tag)) || "en";
await speak(wished);
mount(App, { target: document.getElementById("page")! });
