import { type ReactNode, useEffect, useState } from 'react';
import type { SelectProps } from 'rc-select';

/** The answer of a server takes about as long. */
const ANSWER_MS = 500;

interface ServerOptionsProps {
  args: SelectProps;
  children(args: SelectProps): ReactNode;
}

/** Stands for a server while `filterOption` is off: finds the options for a text, half a second after the last letter. */
export function ServerOptions({ args, children }: ServerOptionsProps) {
  const {
    filterOption,
    options = [],
    loading,
    onSearch,
    notFoundContent,
  } = args;
  const isOn = filterOption === false;
  const [text, setText] = useState('');
  const [answered, setAnswered] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAnswered(text), ANSWER_MS);
    return () => clearTimeout(timer);
  }, [text]);
  if (!isOn) return <>{children(args)}</>;
  const isLoading = text !== answered;
  const found = options.filter(({ label, value }) =>
    String(label ?? value)
      .toLowerCase()
      .includes(answered.toLowerCase()),
  );
  return (
    <>
      {children({
        ...args,
        options: isLoading ? [] : found,
        loading: isLoading || loading,
        notFoundContent: isLoading ? '…' : notFoundContent,
        onSearch: (typed) => {
          setText(typed);
          onSearch?.(typed);
        },
      })}
    </>
  );
}
