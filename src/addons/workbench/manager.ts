import {
  STORY_FINISHED,
  STORY_RENDER_PHASE_CHANGED,
  type StoryFinishedPayload,
} from 'storybook/internal/core-events';
import { addons } from 'storybook/internal/manager-api';
import type { API_StatusObject } from 'storybook/internal/types';
import { ADDON_ID } from './constants.ts';

interface PhasePayload {
  storyId: string;
  newPhase: string;
}

type Outcome = Pick<API_StatusObject, 'status' | 'description'>;

/** What the end of a story's play function says of its test. */
const outcomes: Record<string, Outcome> = {
  played: { status: 'success', description: 'All steps passed' },
  errored: { status: 'error', description: 'A step failed' },
};

/** What an accessibility check says of a story; the addon calls new violations a failure. */
const readReport = ({ status }: StoryFinishedPayload['reporters'][number]): Outcome =>
  status === 'passed'
    ? { status: 'success', description: 'No violation but known limits' }
    : { status: 'error', description: 'A violation that is no known limit' };

/** The sidebar shows of each story that was opened whether its test and its accessibility check passed. */
addons.register(ADDON_ID, (api) => {
  function show(storyId: string, title: string, panel: string, outcome: Outcome) {
    // With a new status, Storybook forgets the parameters of the docs page that is open, and its tools go.
    if (api.getUrlState().viewMode !== 'story') return;
    const onClick = () => {
      api.setSelectedPanel(panel);
      api.togglePanel(true);
    };
    const status = { ...outcome, title, onClick, sidebarContextMenu: false };
    void api.experimental_updateStatus(`${ADDON_ID}/${panel}`, { [storyId]: status });
  }
  api.on(STORY_RENDER_PHASE_CHANGED, ({ storyId, newPhase }: PhasePayload) => {
    const outcome = outcomes[newPhase];
    if (outcome) show(storyId, 'Test', 'storybook/interactions/panel', outcome);
  });
  api.on(STORY_FINISHED, ({ storyId, reporters }: StoryFinishedPayload) => {
    const report = reporters.find(({ type }) => type === 'a11y');
    if (report) show(storyId, 'Accessibility', 'storybook/a11y/panel', readReport(report));
  });
});
