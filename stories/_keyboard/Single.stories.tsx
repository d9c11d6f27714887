import { createStories } from './createStories.tsx';

export default { title: 'Keyboard tests/single' };

const press = createStories('single');

export const DownClosed = press('DownClosed');
export const DownOpen = press('DownOpen');
export const UpClosed = press('UpClosed');
export const UpOpen = press('UpOpen');
export const HomeEndClosed = press('HomeEndClosed');
export const HomeEndOpen = press('HomeEndOpen');
export const EnterClosed = press('EnterClosed');
export const EnterActive = press('EnterActive');
export const EscapeOpen = press('EscapeOpen');
export const BackspaceEmpty = press('BackspaceEmpty');
export const TabOpen = press('TabOpen');
export const Typing = press('Typing');
