import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { SiteStory } from '../../runtime/story/SiteStory.ts';
import { storyArgs } from '../../runtime/story/storyState.ts';
import { type HandlerCall, watchHandlers } from '../../runtime/story/watchHandlers.ts';
import { describeValue, isPlainData, isSameData } from './plainData.ts';

/** Calls this close together belong to one action of the reader. */
const TOGETHER_MS = 100;

interface Calls {
  time: number;
  codes: string[];
}

/**
 * Code of the latest calls of the story's handlers: `onSelect("pear"), onChange("pear")`. `first` is a call from before
 * this was mounted. Empty before the first call, and again once the reader has changed a value.
 */
export function useLastCalls(story: SiteStory, first?: HandlerCall): string {
  const [calls, setCalls] = useState<Calls>();
  const { subscribe, get } = storyArgs(story.id);
  const overrides = useSyncExternalStore(subscribe, get, get);
  const before = useRef(overrides);
  useEffect(() => {
    // Controls first set the args of the address, of which there may be none.
    if (!isSameData(before.current, overrides)) setCalls(undefined);
    before.current = overrides;
  }, [overrides]);
  useEffect(() => {
    const add = (call: HandlerCall) => {
      const [time, code] = [performance.now(), printCall(call)];
      setCalls((last) => {
        const earlier = last && time - last.time < TOGETHER_MS ? last.codes : [];
        return { time, codes: [...earlier, code] };
      });
    };
    if (first) add(first);
    return watchHandlers(story, add);
  }, [story, first]);
  return calls?.codes.join(', ') ?? '';
}

const printCall = ({ name, args }: HandlerCall) => `${name}(${args.map(printArg).join(', ')})`;

/** Texts, numbers and lists of them as they are, objects by their fields. */
function printArg(value: unknown): string {
  const isShort = [value].flat().every((one) => typeof one !== 'object' || one === null);
  return value !== undefined && isShort && isPlainData(value)
    ? JSON.stringify(value)
    : describeValue(value);
}
