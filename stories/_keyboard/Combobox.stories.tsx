import { createStories } from './createStories.tsx';

export default { title: 'Keyboard tests/combobox' };

const press = createStories('combobox');

export const DownClosed = press('DownClosed');
export const DownOpen = press('DownOpen');
export const UpClosed = press('UpClosed');
export const UpOpen = press('UpOpen');
export const HomeEndClosed = press('HomeEndClosed');
export const HomeEndOpen = press('HomeEndOpen');
export const EnterClosed = press('EnterClosed');
export const EnterActive = press('EnterActive');
export const EnterUnmatched = press('EnterUnmatched');
export const EscapeOpen = press('EscapeOpen');
export const EscapeTyped = press('EscapeTyped');
export const BackspaceEmpty = press('BackspaceEmpty');
export const BackspaceTyped = press('BackspaceTyped');
export const TabOpen = press('TabOpen');
export const TabTyped = press('TabTyped');
export const Typing = press('Typing');
