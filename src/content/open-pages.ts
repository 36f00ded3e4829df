import type { AstroIntegration, AstroPrerenderer } from 'astro';
import { contentFolders } from './content-folders.ts';
import { closedSections, isClosedAt } from './optional-sections.ts';

/**
 * Returns the prerenderer of Astro without the pages and files whose addresses belong to a section
 * that is off, whatever their routes. Astro takes one prerenderer, from the last integration that
 * sets one.
 */
export function withoutClosedPages(usual: AstroPrerenderer): AstroPrerenderer {
  return {
    ...usual,
    getStaticPaths: async () => {
      const closed = closedSections(contentFolders());
      const paths = await usual.getStaticPaths();
      // Some have their first slash and some have not.
      return paths.filter(({ pathname }) => !isClosedAt(`/${pathname.replace(/^\//, '')}`, closed));
    },
  };
}

/** Has the development server say that such a page is not there. */
export function closedPages(): AstroIntegration {
  return {
    name: 'closed-pages',
    hooks: {
      'astro:server:setup': ({ server }) => {
        server.middlewares.use((request, _, next) => {
          const closed = closedSections(contentFolders());
          if (isClosedAt(request.url ?? '/', closed)) request.url = '/404';
          next();
        });
      },
    },
  };
}
