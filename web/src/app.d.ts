/// <reference types="svelte" />
/// <reference types="vite/client" />
/** Whether recorded updates can be drawn at /dev: in development and for pictures, never in the page that is served. */
declare const __DESK__: boolean;
