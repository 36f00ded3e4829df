import { Band } from '#ui/band/Band.tsx';
import { Split } from '#ui/band/Split.tsx';
import { FileItem, FileList } from '#ui/file-list/FileList.tsx';
import { SectionHead } from '#ui/section-head/SectionHead.tsx';
import type { KitPart } from './media-kit.ts';

interface Props {
  id: string;
  part: KitPart;
}

/** One part of the kit with its files. */
export function KitFiles({ id, part }: Props) {
  return (
    <Band labelledBy={id}>
      <Split columns="4-8">
        <SectionHead id={id} title={part.title} lede={part.lede} />
        <FileList>
          {part.files.map((file) => (
            <FileItem key={file.name} file={file} />
          ))}
        </FileList>
      </Split>
    </Band>
  );
}
