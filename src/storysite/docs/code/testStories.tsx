import { createContext, forwardRef, memo, type ReactNode, useContext } from 'react';

interface Props {
  [name: string]: unknown;
  children?: ReactNode;
}

export function Button({ label, children }: Props) {
  return <button type="button">{(label as ReactNode) ?? children}</button>;
}

export function Card({ title, children }: Props) {
  return (
    <section>
      <h2>{title as ReactNode}</h2>
      {children}
    </section>
  );
}

export function Menu({ children }: Props) {
  return <ul>{children}</ul>;
}
Menu.Item = (() =>
  function ({ children }: Props) {
    return <li>{children}</li>;
  })();

export const Tag = memo(function Tag({ text }: Props) {
  return <b>{text as ReactNode}</b>;
});

export const Field = forwardRef<HTMLInputElement, Props>(function Field(props, ref) {
  return <input ref={ref} {...(props as object)} />;
});

export const Star = Object.assign(() => <i />, { displayName: 'Icons.Star' });

export const Themed = Object.assign((props: Props) => <Button {...props} />, {
  displayName: 'withTheme(Button)',
});

export const Theme = createContext('light');

export function Themable() {
  return <p>{useContext(Theme)}</p>;
}
