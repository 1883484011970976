import { FileUp } from 'lucide-react';
import { useRef } from 'react';
import { Button } from './button.tsx';
import type { ButtonProps } from './button.tsx';

interface FilesButtonProps extends Pick<ButtonProps, 'kind' | 'icon'> {
  text: string;
  /** What the file is, for readers of the button alone, where its text does not name it. */
  about?: string;
  /** Types and endings, as `accept` of an input takes them. */
  accepted: string;
  className?: string | undefined;
  isMultiple?: boolean;
  /** At least one, and only one unless it takes several. */
  onFiles: (files: readonly File[]) => void;
}

/** Opens the device's chooser for files. */
export function FilesButton({ text, about, accepted, className = '', isMultiple = false, onFiles, ...look }: FilesButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button icon={<FileUp size={20} aria-hidden />} {...look} onClick={() => input.current?.click()} className={className}>
        <span>
          {text}
          {about !== undefined && <span className="visually-hidden"> {about}</span>}
        </span>
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple={isMultiple}
        accept={accepted}
        aria-label={about ?? text}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          if (files.length > 0) onFiles(files);
          // The same file can be chosen again.
          event.target.value = '';
        }}
      />
    </>
  );
}

interface FileButtonProps extends Omit<FilesButtonProps, 'isMultiple' | 'onFiles'> {
  onFile: (file: File) => void;
}

/** Opens the device's chooser for one file. */
export function FileButton({ onFile, ...rest }: FileButtonProps) {
  return <FilesButton {...rest} onFiles={(files) => files.forEach(onFile)} />;
}
