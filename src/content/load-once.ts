/**
 * Caches a loader for the whole build, because a thousand pages that each load a thousand entries
 * would load a million. In development, where content changes, it loads each time. Callers share
 * the result and must not change it.
 */
export function loadOnce<Loaded>(
  load: () => Promise<Loaded>,
  isCached = !import.meta.env.DEV,
): () => Promise<Loaded> {
  let loaded: Promise<Loaded> | undefined;
  return () => {
    if (!isCached) return load();
    loaded ??= load();
    return loaded;
  };
}
