import { posix } from 'node:path';
import { fileProblem, type Problem, type ProblemText } from './problem.ts';

/** Matches the names of files that systems make by themselves for a folder. */
const ofSystem = /^(?:thumbs\.db|ehthumbs\.db|ehthumbs_vista\.db|desktop\.ini|icon\r|\.ds_store)$/i;
/** Matches a part of a path that archives of macOS add. */
const ofArchive = /(?:^|\/)__MACOSX(?:\/|$)/;
/** Matches the names of copies that editors and office programs keep while a file is open. */
const ofEditor =
  /~$|^~\$|^#.*#$|\.(?:bak|orig|rej|old|swp|swo|tmp|temp|autosave)$|\.(?:bak|orig)\.(?:md|ya?ml)$/i;
/** Matches the names of downloads that are not finished. */
const ofDownload = /\.(?:crdownload|part|partial|download)$/i;

/**
 * The warning for a file that a system or a program left in the content folder: nothing is made
 * from it, and it stops nothing. Undefined for any other file.
 */
export function leftoverProblem(path: string): Problem | undefined {
  const text = leftoverText(path);
  return text && { ...fileProblem(path, text), isWarning: true };
}

function leftoverText(path: string): ProblemText | undefined {
  const name = posix.basename(path);
  if (ofSystem.test(name) || ofArchive.test(path)) return texts.system;
  if (ofEditor.test(name)) return texts.editor;
  return ofDownload.test(name) ? texts.download : undefined;
}

const texts = {
  system: {
    message: 'the system of a computer made this file by itself; it does no harm',
    fix: 'Delete it.',
  },
  editor: {
    message: 'a program kept this copy of a file while it was open; nothing is made from it',
    fix: 'Delete it, once you are sure that the file itself is as it should be.',
  },
  download: {
    message: 'this download is not finished; nothing is made from it',
    fix: 'Delete it, and download the file again.',
  },
} satisfies Record<string, ProblemText>;
