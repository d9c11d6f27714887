import { createElement, Fragment, type ReactNode } from 'react';

interface DesignProps {
  url: string;
  children?: ReactNode;
}

/** A link to a design. An iframe would send a request to its host before the reader asks for it. */
function DesignLink({ url }: DesignProps) {
  const isValid = URL.canParse(url, 'https://design.invalid');
  const hostname = isValid ? new URL(url, 'https://design.invalid').hostname : url;
  return createElement(
    'p',
    null,
    createElement('a', { href: url, rel: 'noopener' }, hostname.replace(/^www\./, '')),
  );
}

export const Figma = DesignLink;
export const Figspec = DesignLink;
export const IFrame = DesignLink;

/** A picture of a design. */
export const Image = ({ url }: DesignProps) => createElement('img', { src: url, alt: '' });

/** The design of a story: the panel of the addon has it. */
export const Design = () => null;
export const DocBlockBase = ({ children }: Pick<DesignProps, 'children'>) =>
  createElement(Fragment, null, children);

/** Types the parameter `design`. */
export const config = <T>(design: T): T => design;
export default () => ({});
