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

/** Test status by render phase at the end of the play function. */
const outcomes: Record<string, Outcome> = {
  played: { status: 'success', description: 'All steps passed' },
  errored: { status: 'error', description: 'A step failed' },
};

/** Status of an accessibility report; new violations count as failures. */
const readReport = ({ status }: StoryFinishedPayload['reporters'][number]): Outcome =>
  status === 'passed'
    ? { status: 'success', description: 'No violation but known limits' }
    : { status: 'error', description: 'A violation that is no known limit' };

/** Shows in the sidebar whether the test and the accessibility check of each opened story passed. */
addons.register(ADDON_ID, (api) => {
  function show(storyId: string, title: string, panel: string, outcome: Outcome) {
    // A new status makes Storybook drop the parameters of an open docs page, which hides its tools.
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
