import type { ReactRenderer } from '@storybook/react';
import type { StepRunner } from 'storybook/internal/types';

/** Runs a step of a play function; an error in it is prefixed with the step's name. */
export const nameFailedStep: StepRunner<ReactRenderer> = async (label, play, context) => {
  try {
    await play(context);
  } catch (error) {
    if (error instanceof Error) error.message = `In the step "${label}": ${error.message}`;
    throw error;
  }
};
