/** Words with the mark that ends them, unless they end with one of their own: `Inc.` stays, `Title` → `Title.` */
export function closed(words: string, mark = '.'): string {
  return /[.!?…]["”’]?$/.test(words) ? words : `${words}${mark}`;
}
