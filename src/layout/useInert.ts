import { type RefObject, useEffect, useRef } from 'react';

/** Takes an element out of reach of pointer, keyboard and assistive technology; React 18 has no `inert` property. */
export function useInert<E extends HTMLElement>(isInert: boolean): RefObject<E> {
  const element = useRef<E>(null);
  useEffect(() => {
    element.current?.toggleAttribute('inert', isInert);
  }, [isInert]);
  return element;
}
