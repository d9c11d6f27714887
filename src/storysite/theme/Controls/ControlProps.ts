import type { Control } from '../../docs/controls/readControls.ts';

/** Props of every control. */
export interface ControlProps<T extends Control = Control> {
  control: T;
  /** Id of the control's field. */
  id: string;
  /** Name of the property. */
  name: string;
  value: unknown;
  /** The default, used while there is no value. */
  defaultValue?: string;
  /** Whether the value is only shown. */
  isReadOnly?: boolean;
  onChange(value: unknown, isTyping?: boolean): void;
}
