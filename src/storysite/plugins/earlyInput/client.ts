import type { ClientPlugin } from 'storysite/client';
import { takeEarlyInput } from './replayEarlyInput.ts';

/** Once React listens to a part, it gets the input from before. */
export default { beforeHydrate: takeEarlyInput } satisfies ClientPlugin;
