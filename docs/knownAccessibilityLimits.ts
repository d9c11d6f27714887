/** An axe rule that rc-select itself breaks, whatever a demo does. */
export interface AccessibilityLimit {
  /** What is wrong, in a few words. */
  name: string;
  /** Name of axe's rule: `aria-required-attr`. */
  rule: string;
  /** Elements of rc-select that break it. */
  selector: string;
  /** Id of a story that shows it. */
  story: string;
  /** When it shows: before any list was open, or with the first one open. */
  list: 'closed' | 'open';
  /** What is wrong, in a sentence. */
  reason: string;
  /** How users of rc-select can fix it. */
  remedy: string;
  /** The fix as properties, of a `Select` unless the fix says otherwise. */
  code?: string;
}

/**
 * All that axe may find in the demos. The tests fail on anything else, and on an entry that no longer occurs. The page
 * "Accessibility" shows this list.
 */
export const knownAccessibilityLimits: AccessibilityLimit[] = [
  {
    name: 'Closed is not announced',
    rule: 'aria-required-attr',
    selector: '.rc-select:not(.rc-select-open) [role="combobox"]',
    story: 'demo-single--basic',
    list: 'closed',
    reason: 'Until you first open its list, a field does not say that the list is closed.',
    remedy: 'Set defaultOpen to false. Version 14.16.8 does not need it.',
    code: 'defaultOpen={false}',
  },
  {
    name: 'The field refers to a list that does not exist yet',
    rule: 'aria-valid-attr-value',
    selector: '.rc-select:not(.rc-select-open) [role="combobox"]',
    story: 'demo-single--basic',
    list: 'closed',
    reason:
      'Until you first open its list, a field refers to the list and its active option, which are not on the page yet.',
    remedy:
      'Control open, and remove aria-activedescendant while it is false. Version 14.16.8 does not need it.',
    code: "open={open} onDropdownVisibleChange={setOpen} {...(!open && { 'aria-activedescendant': undefined })}",
  },
  {
    name: 'The field refers to an option that does not exist',
    rule: 'aria-valid-attr-value',
    selector: '.rc-select-open [role="combobox"]',
    story: 'demo-combobox--basic',
    list: 'open',
    reason:
      'While no option is active, as in a combobox or an empty list, the field refers to an active option that does not exist.',
    remedy:
      'Make the first option active, if Enter may select it. This does not help with an empty list.',
    code: 'defaultActiveFirstOption',
  },
  {
    name: 'An empty list contains no option',
    rule: 'aria-required-children',
    selector: '.rc-select-item-empty[role="listbox"]',
    story: 'demo-force-suggest--basic',
    list: 'open',
    reason: 'An empty list has the role listbox, but its text is not an option.',
    remedy: 'Make the text a disabled option.',
    code: 'notFoundContent={<div role="option" aria-selected="false" aria-disabled="true">Not Found</div>}',
  },
  {
    name: 'Visible options have no role',
    rule: 'aria-allowed-attr',
    selector: '.rc-select-dropdown .rc-select-item-option',
    story: 'demo-single--basic',
    list: 'open',
    reason:
      'The visible options say whether they are selected, but not that they are options. Assistive technology reads the active option and its neighbors from a hidden list.',
    remedy:
      'No property fixes this. In version 14.16.8, the options of a list that is not virtual have the role option.',
  },
  {
    name: 'A group heading has a selected state',
    rule: 'aria-allowed-attr',
    selector: '.rc-select-dropdown [role="presentation"]',
    story: 'demo-optgroup--basic',
    list: 'open',
    reason:
      'In that hidden list, a group heading says that it is not selected, although it is not an option.',
    remedy: 'No property fixes this. Assistive technology skips the heading.',
  },
  {
    name: 'A list without a name',
    rule: 'aria-input-field-name',
    selector: '.rc-select-dropdown [role="listbox"]',
    story: 'demo-custom-selector--basic',
    list: 'open',
    reason:
      'The list takes its accessible name from the field. With a custom element in place of the field, it has none.',
    remedy:
      'Make the element that getRawInputElement returns a combobox that has a name and controls the list.',
    code: 'role="combobox" aria-label="…" aria-controls={`${id}_list`}',
  },
  {
    name: 'ARIA properties are on two elements',
    rule: 'aria-allowed-attr',
    selector: '.rc-select[aria-required]',
    story: 'guides-use-it-in-a-form--native',
    list: 'closed',
    reason:
      'The element around the field has each ARIA property of the field, too, such as aria-required.',
    remedy: 'No property fixes this. Assistive technology reads the field, which has the property.',
  },
  {
    name: 'The list is outside the landmarks',
    rule: 'region',
    selector: '.rc-select-dropdown, .rc-select-dropdown *',
    story: 'demo-single--basic',
    list: 'open',
    reason: 'The popup is rendered at the end of the page, outside its landmarks.',
    remedy: 'Render it next to the select, in a place where nothing clips it.',
    code: 'getPopupContainer={(trigger) => trigger.parentElement}',
  },
  {
    name: 'A textarea with the role of a combobox',
    rule: 'aria-allowed-role',
    selector: 'textarea.rc-select-selection-search-input',
    story: 'demo-combobox--basic',
    list: 'closed',
    reason: 'A custom input element gets the role combobox, which a textarea must not have.',
    remedy: 'Use an input instead.',
    code: 'getInputElement={() => <input />}',
  },
];
