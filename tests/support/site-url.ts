import { contentFolders } from '#content/content-folders.ts';
import { siteOrigin } from '#content/site-origin.ts';

/** The origin of the built site, without a slash at the end. */
export const siteUrl = siteOrigin(contentFolders());
