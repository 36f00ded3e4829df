import type { Kind } from '#content/kinds.ts';
import type { ContentFile } from './content-files.ts';
import type { Advice } from './entry.ts';
import { withGuess } from './nearest.ts';

/** Why a file is neither an entry nor a picture, and what to do with it. */
export function placementAdvice(file: ContentFile, all: readonly Kind[]): Advice {
  if (file.isLink) {
    return {
      problem: 'is a link to another file, not the file itself',
      remedy: 'Put a copy of the file itself here.',
    };
  }
  if (file.name.startsWith('.')) {
    return {
      problem: 'the file has no name before its ending',
      remedy:
        'Name it after what it holds, in small letters and hyphens; delete it if it is empty.',
    };
  }
  const here = all.filter((kind) => kind.folder === file.folder);
  if (here.length === 0) return unknownFolder(file, all);
  if (/^\.(md|markdown|ya?ml|txt|json)$/i.test(file.ending) || file.ending === '') {
    return textFile(file, here);
  }
  return {
    problem: `a file that ends in "${file.ending}" has no use here`,
    remedy:
      'Save a picture again as .svg, .jpg, .png, .webp or .avif, in small letters; delete what is none.',
  };
}

function unknownFolder(file: ContentFile, all: readonly Kind[]): Advice {
  const [first = ''] = file.folder.split('/');
  const folders = [...new Set(all.map((kind) => kind.folder))].filter((folder) => folder !== '.');
  if (folders.includes(first)) {
    return {
      problem: 'lies in a folder inside a content folder',
      remedy: `Move it up into "${first}".`,
    };
  }
  const advice = `Move it into one of these folders, or delete it: ${folders.join(', ')}.`;
  return {
    problem: 'lies where no content belongs',
    remedy: file.folder === '.' ? advice : withGuess(first, folders, advice),
  };
}

function textFile(file: ContentFile, here: readonly Kind[]): Advice {
  const format = here.find((kind) => kind.only?.includes(file.name) ?? true)?.format;
  if (format !== undefined) {
    return {
      problem: `files of this kind end in ".${format}"`,
      remedy: `Rename it to "${file.name}.${format}", or delete it if that file is there already.`,
    };
  }
  const names = here.flatMap((kind) => kind.only ?? []).sort();
  const advice = `Give it one of these names, or delete it: ${names.join(', ')}.`;
  return {
    problem: 'belongs to no page of the site',
    remedy: withGuess(file.name, names, advice),
  };
}
