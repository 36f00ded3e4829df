/** Where the site lives: its origin, without a slash at the end. */
export const siteUrl = 'https://climatehealthvoices.example';
