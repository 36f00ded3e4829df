import { fileRequestMessage } from '#features/contact/messages.ts';
import { mailtoHref } from '#site/mail/mailto.ts';
import type { SiteView } from '#site/site.ts';
import type { FileView } from '#ui/file-list/FileList.tsx';
import type { MediaKitPageFile } from './media-kit-page.schema.ts';

/** A part of the kit: its heading and its files, each with the letter that asks for it. */
export interface KitPart {
  title: string;
  lede: string;
  files: readonly FileView[];
}

/** A part as written → the part as shown. */
export function kitPart(part: MediaKitPageFile['brand'], email: SiteView['email']): KitPart {
  return {
    ...part,
    files: part.files.map((file) => ({
      ...file,
      askHref: mailtoHref(fileRequestMessage(email, file.name)),
    })),
  };
}
