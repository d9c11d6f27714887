/** A rule of axe that rc-select itself breaks, whatever a demo does. */
export interface AccessibilityLimit {
  /** Name of the rule: `aria-required-attr`. */
  rule: string;
  /** Elements of rc-select that break it. */
  selector: string;
  /** Story that shows it, by its id. */
  story: string;
  /** State of that story's lists in which it shows: before any was open, or with the first one open. */
  list: 'closed' | 'open';
  /** What is wrong, in a sentence. */
  reason: string;
  /** What users of rc-select can do about it. */
  remedy: string;
  /** The remedy as properties, of a `Select` where the remedy names nothing else. */
  code?: string;
}

/**
 * All that axe may find in the demos. The tests fail on anything else, and on an entry that no longer occurs; the page
 * "Known accessibility limits" is made from this list.
 */
export const knownAccessibilityLimits: AccessibilityLimit[] = [
  {
    rule: 'aria-required-attr',
    selector: '.rc-select:not(.rc-select-open) [role="combobox"]',
    story: 'demo-single--basic',
    list: 'closed',
    reason: 'Before its list was open once, a field does not say that the list is closed.',
    remedy: 'Say that the list is closed at first. Version 14.16.8 does so by itself.',
    code: 'defaultOpen={false}',
  },
  {
    rule: 'aria-valid-attr-value',
    selector: '.rc-select:not(.rc-select-open) [role="combobox"]',
    story: 'demo-single--basic',
    list: 'closed',
    reason:
      'Before its list was open once, a field names the list and its active option, which are not in the page yet.',
    remedy:
      'Keep open in a state of your own, and name no active option while it is false. Version 14.16.8 names none.',
    code: "open={open} onDropdownVisibleChange={setOpen} {...(!open && { 'aria-activedescendant': undefined })}",
  },
  {
    rule: 'aria-valid-attr-value',
    selector: '.rc-select-open [role="combobox"]',
    story: 'demo-combobox--basic',
    list: 'open',
    reason:
      'While no option is active, as in a combobox or an empty list, the field names an active option that does not exist.',
    remedy: 'Let the first option be active, where Enter may choose it. An empty list has none.',
    code: 'defaultActiveFirstOption',
  },
  {
    rule: 'aria-required-children',
    selector: '.rc-select-item-empty[role="listbox"]',
    story: 'demo-force-suggest--basic',
    list: 'open',
    reason: 'An empty list is announced as a list, but its text is no option of it.',
    remedy: 'Make the text an option that cannot be chosen.',
    code: 'notFoundContent={<div role="option" aria-selected="false" aria-disabled="true">Not Found</div>}',
  },
  {
    rule: 'aria-allowed-attr',
    selector: '.rc-select-dropdown .rc-select-item-option',
    story: 'demo-single--basic',
    list: 'open',
    reason:
      'The options that are seen say whether they are chosen, but not that they are options. Assistive technology gets the active one and its neighbours from a hidden list beside them.',
    remedy:
      'There is no property for it. In version 14.16.8, the options of a list that is not virtual have their role.',
  },
  {
    rule: 'aria-allowed-attr',
    selector: '.rc-select-dropdown [role="presentation"]',
    story: 'demo-optgroup--basic',
    list: 'open',
    reason:
      'In that hidden list, the heading of a group says that it is not chosen, though it is no option.',
    remedy: 'There is no property for it. Assistive technology passes over the heading.',
  },
  {
    rule: 'aria-input-field-name',
    selector: '.rc-select-dropdown [role="listbox"]',
    story: 'demo-custom-selector--basic',
    list: 'open',
    reason:
      'The list has no name of its own: the field lends it its name, but an element in place of the field does not.',
    remedy:
      'Let the element that getRawInputElement gives be a combobox with a name, which controls the list.',
    code: 'role="combobox" aria-label="…" aria-controls={`${id}_list`}',
  },
  {
    rule: 'region',
    selector: '.rc-select-dropdown, .rc-select-dropdown *',
    story: 'demo-single--basic',
    list: 'open',
    reason: 'The popup stands at the end of the page, outside of its landmarks.',
    remedy: 'Render it beside the select, where nothing cuts it off.',
    code: 'getPopupContainer={(trigger) => trigger.parentElement}',
  },
  {
    rule: 'aria-allowed-role',
    selector: 'textarea.rc-select-selection-search-input',
    story: 'demo-combobox--basic',
    list: 'closed',
    reason:
      'An input element of your own gets the role of a combobox, which a text area must not have.',
    remedy: 'Give an input instead.',
    code: 'getInputElement={() => <input />}',
  },
];
