/**
 * A loader that reads once in a build, however many pages ask; without it a thousand pages that each read a
 * thousand entries are a million. In development, where content changes under way, it reads each time.
 * What it gives is shared, so nobody may change it.
 */
export function loadOnce<Loaded>(
  load: () => Promise<Loaded>,
  keeps = !import.meta.env.DEV,
): () => Promise<Loaded> {
  let loaded: Promise<Loaded> | undefined;
  return () => {
    if (!keeps) return load();
    loaded ??= load();
    return loaded;
  };
}
