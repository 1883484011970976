import { FileUp } from 'lucide-react';
import { useRef } from 'react';
import { Button } from './button.tsx';

interface FileButtonProps {
  text: string;
  /** What the file is, for whoever hears the button alone. */
  about: string;
  /** Types and endings, as `accept` of an input takes them. */
  accepted: string;
  className?: string | undefined;
  onFile: (file: File) => void;
}

/** Opens the device's chooser for one file. */
export function FileButton({ text, about, accepted, className = '', onFile }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button icon={<FileUp size={20} aria-hidden />} onClick={() => input.current?.click()} className={className}>
        <span>
          {text}
          <span className="visually-hidden"> {about}</span>
        </span>
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accepted}
        aria-label={about}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) onFile(file);
          // The same file can be chosen again.
          event.target.value = '';
        }}
      />
    </>
  );
}
