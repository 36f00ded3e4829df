import { Accordion, AccordionGroup } from '#ui/accordion/Accordion.tsx';
import { FileItem, FileList } from '#ui/file-list/FileList.tsx';
import type { ToolkitGroupView } from './toolkit-groups.ts';

interface Props {
  groups: readonly ToolkitGroupView[];
}

/** The files by group; until they can be downloaded, each can be asked for. */
export function ToolkitFiles({ groups }: Props) {
  return (
    <Accordion>
      {groups.map(({ title, files }) => (
        <AccordionGroup key={title} name="toolkit" title={title} hint={`${files.length} files`}>
          <FileList>
            {files.map((file) => (
              <FileItem key={file.name} file={file} heading="h4" />
            ))}
          </FileList>
        </AccordionGroup>
      ))}
    </Accordion>
  );
}
