// Whether the page is one section at a time, as on a phone: what only that layout shows is made for it alone.
import { MediaQuery } from "svelte/reactivity";

export const paged = new MediaQuery("(max-width: 900px)");
