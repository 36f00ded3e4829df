import { getCollection } from 'astro:content';
import { loadPage } from '#content/load-page.ts';
import { pageWords } from '#features/search/records/site-pages.ts';
import type { Source } from '#features/search/records/source.ts';
import { type ShareCard, type ShareImage, siteShareImage } from '../share-card.ts';
import { type PicturedPage, picturedPage, pictureHref } from './pictured-pages.ts';

/** The card of a page: its section, its title and its sentence. */
export async function loadPageCard(page: PicturedPage): Promise<ShareCard> {
  const { title, description } = await loadWords(page);
  const { map } = await loadPage('searchPage');
  const { name } = await loadPage('site');
  // “Start here” is for the map alone.
  const kicker = page.section === 'start' ? undefined : map.sections[page.section];
  return { site: name, kicker, title, lines: [description], tags: [] };
}

/** The share image of the page at a path. */
export async function loadPageImage(path: string): Promise<ShareImage> {
  const site = await loadPage('site');
  const page = picturedPage(path);
  if (!page) return siteShareImage(site);
  const { title } = await loadWords(page);
  return { src: pictureHref(page), alt: `${title}. ${site.name}` };
}

/** The words of one page, without reading all others. */
async function loadWords(page: PicturedPage) {
  const entries = await getCollection(page.from);
  return pageWords(page, { [page.from]: entries } as unknown as Source);
}
