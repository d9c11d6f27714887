import { type ReactNode, useEffect, useState } from 'react';
import type { SelectProps } from 'rc-select';

/** Typical response time of a server. */
const ANSWER_MS = 500;

interface ServerOptionsProps {
  args: SelectProps;
  children(args: SelectProps): ReactNode;
}

/** Acts as a server while `filterOption` is off: searches the options. */
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
