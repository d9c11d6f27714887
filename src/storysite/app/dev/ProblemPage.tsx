import { useEffect } from 'react';

/** Props of `ProblemPage`. */
export interface ProblemPageProps {
  title: string;
  /** Relative to the project's root. */
  file: string;
  line?: number;
  error: string;
  /** The error, for the overlay of Vite's client. */
  overlay: object;
}

type ErrorOverlay = new (error: object) => HTMLElement;

/** Replaces a page whose file is broken, in development, until it is fixed. */
export function ProblemPage({ title, file, line, error, overlay }: ProblemPageProps) {
  useEffect(() => {
    // Vite's client defines it.
    const Overlay = customElements.get('vite-error-overlay') as ErrorOverlay | undefined;
    const shown = Overlay && new Overlay(overlay);
    if (shown) document.body.append(shown);
    return () => shown?.remove();
  }, [overlay]);
  return (
    <>
      <h1>{title}</h1>
      <p role="alert">
        {line === undefined ? file : `${file}:${line}`}: {error}
      </p>
    </>
  );
}
