/** Where the library is as data, what describes that, and where its feed is. */
export const resourcesFileHref = '/data/resources.json';
export const resourcesSchemaHref = '/data/resources.schema.json';
export const libraryFeedHref = '/resources/library/feed.xml';
