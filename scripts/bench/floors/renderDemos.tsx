import { renderToString } from 'react-dom/server';
import Single from '../../../stories/single/Single.tsx';
import Tags from '../../../stories/tags/Tags.tsx';

/** The HTML of the plain demo pages' demos. */
export const demos = {
  single: renderToString(<Single />),
  tags: renderToString(<Tags />),
};
