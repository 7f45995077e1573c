// The posters of the titles, by name; a title without one shows the bell's rosette.
const files = import.meta.glob<string>("../../art/made/poster-*.svg", { query: "?url&no-inline", import: "default", eager: true });

export function poster(title: string): string | null {
  return files[`../../art/made/poster-${title}.svg`] ?? null;
}
