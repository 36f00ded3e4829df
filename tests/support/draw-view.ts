import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createViteServer } from 'vitest/node';
import { shortClassName } from '#shell/class-names.ts';

/**
 * Returns the HTML of a view of `src` as the build makes it, with the class names of the build, so
 * that it can be put into a built page. It is for states that no entry of the content has. Throws
 * if the file has no such view.
 */
export async function drawView<Props extends object>(
  file: string,
  name: string,
  props: Props,
): Promise<string> {
  const server = await createViteServer({
    configFile: false,
    cacheDir: '.build/draw-view',
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
    css: { modules: { generateScopedName: shortClassName } },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  try {
    const views = await server.ssrLoadModule(file);
    const View: ComponentType<Props> | undefined = views[name];
    if (!View) throw new Error(`${file} has no ${name}`);
    return renderToStaticMarkup(createElement(View, props));
  } finally {
    await server.close();
  }
}
