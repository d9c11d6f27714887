import { demo, type Mutant } from './Mutant.ts';

/** Wrong changes of the demos from A to L. */
const fromAtoL: Mutant[] = [
  demo('auto-adjust-dropdown/AutoAdjustDropdown', 'the popup is 400 px wide', [
    'dropdownMatchSelectWidth={500}',
    'dropdownMatchSelectWidth={400}',
  ]),
  demo(
    'combobox/Combobox',
    'the text may have twelve characters',
    ['maxLength: 10', 'maxLength: 12'],
    'Max Length',
  ),
  demo(
    'combobox/Combobox',
    'the active option is not filled in',
    ['backfill\n        allowClear', 'allowClear'],
    'Backfill',
  ),
  demo('combobox/Combobox', 'the options come after 100 ms', ['}, 1000);', '}, 100);'], 'Refill'),
  demo(
    'combobox/Combobox',
    'a newer input does not cancel the options to come',
    ['clearTimeout(refill.current);\n    setOptions([]);', 'setOptions([]);'],
    'Refill',
  ),
  demo(
    'combobox/Combobox',
    'reset does nothing',
    ['onClick={() => change()}', 'onClick={() => undefined}'],
    'Basic',
  ),
  demo('controlled/Controlled', 'the list is closed at first', [
    'useEffect(() => setOpen(true), []);',
    '',
  ]),
  demo('controlled/Controlled', 'the list is 400 px high', [
    'listHeight={200}',
    'listHeight={400}',
  ]),
  demo(
    'controlled/Controlled',
    'the search looks at the values',
    ['optionFilterProp="text"', ''],
    'Search',
  ),
  demo(
    'custom-icon/CustomIcon',
    'the arrow stays while there is a search text',
    ["(searchValue ? '😺' : arrowIcon)", '(searchValue ? arrowIcon : arrowIcon)'],
    'Basic',
  ),
  demo(
    'custom-icon/CustomIcon',
    'a chosen item has no rose',
    ["(isSelected ? '🌹' : '☑️')", "(isSelected ? '☑️' : '☑️')"],
    'Multiple',
  ),
  demo(
    'custom-icon/CustomIcon',
    'anim is off at first',
    ['useState(true)', 'useState(false)'],
    'Multiple',
  ),
  demo('custom-selector/CustomSelector', 'Escape does not close the list', [
    "if (event.key === 'Escape') setOpen(false);",
    '',
  ]),
  demo('custom-selector/CustomSelector', 'assistive technology hears of no open list', [
    'aria-expanded={open}',
    'aria-expanded={false}',
  ]),
  demo(
    'custom-tags/CustomTags',
    'a number is red',
    ['(closable ? plain : fixed) : number', '(closable ? plain : fixed) : plain'],
    'Basic',
  ),
  demo(
    'custom-tags/CustomTags',
    'a space ends a tag, too',
    ["tokenSeparators={[',']}", "tokenSeparators={[',', ' ']}"],
    'Separators',
  ),
  demo(
    'custom-tags/CustomTags',
    'the x of a disabled select can be pressed',
    ['disabled={!closable}', 'disabled={false}'],
    'Toggles',
  ),
  demo(
    'dropdown-render/DropdownRender',
    'the link opens in the same tab',
    ['target="_blank" ', ''],
    'Basic',
  ),
  demo(
    'dropdown-render/DropdownRender',
    'keys in the text box reach the select',
    ["if (event.key !== 'Escape') event.stopPropagation();", ''],
    'Basic',
  ),
  demo('email/Email', 'there are two mail domains', [", 'outlook.com'", '']),
  demo('email/Email', 'domains are proposed behind an at-sign, too', [
    "text.includes('@') ? [text] : ",
    '',
  ]),
  demo('filter-sort/FilterSort', 'the labels are sorted backwards', [
    'a.label.localeCompare(b.label)',
    'b.label.localeCompare(a.label)',
  ]),
  demo('force-suggest/ForceSuggest', 'the select filters the answer once more', [
    'filterOption={false}',
    'filterOption',
  ]),
  demo('force-suggest/ForceSuggest', 'toggle disabled disables nothing', [
    '        disabled={disabled}\n',
    '',
  ]),
  demo(
    'get-popup-container/GetPopupContainer',
    'the popup stands in the body',
    ['trigger.parentElement ?? document.body', 'trigger.ownerDocument.body'],
    'Basic',
  ),
  demo(
    'get-popup-container/GetPopupContainer',
    'destroy removes nothing',
    ['setDestroyed(true)', 'setDestroyed(false)'],
    'Destroy',
  ),
  demo(
    'loading/Loading',
    'the options come after half a second',
    ['LOADING_MS = 2000', 'LOADING_MS = 500'],
    'Basic',
  ),
  demo('loading/Loading', 'nothing shows that it is loading', ['loading={!options}', ''], 'Basic'),
];

/** Wrong changes of the demos from M to Z. */
const fromMtoZ: Mutant[] = [
  demo('mul-suggest/MulSuggest', 'the list appears without a motion', ['animation="slide-up"', '']),
  demo('mul-tag-suggest/MulTagSuggest', 'other texts are not taken', [
    'mode="tags"',
    'mode="multiple"',
  ]),
  demo(
    'multiple/Multiple',
    'it is not focused at first',
    ["document.getElementById('multiple-field')?.focus({ preventScroll: true })", 'undefined'],
    'Basic',
  ),
  demo('multiple/Multiple', 'no option is disabled', [' disabled={index === 0}', ''], 'Basic'),
  demo('multiple/Multiple', 'it has no clear icon', ['        allowClear\n', ''], 'Removing'),
  demo(
    'multiple/Multiple',
    'loading shows nothing',
    ['        loading={loading}\n', ''],
    'Switches',
  ),
  demo(
    'multiple/Multiple',
    'a space does not end a word',
    ["tokenSeparators={[' ', ',']}", "tokenSeparators={[',']}"],
    'Search',
  ),
  demo('multiple-readonly/MultipleReadonly', 'b11 can be taken away', [
    "disabled: code === 'b11'",
    "disabled: code === 'none'",
  ]),
  demo('optgroup/Optgroup', 'both groups have one name', ['label="engineer"', 'label="manager"']),
  demo('optgroup/Optgroup', 'jack is not red', ['#c00, #ff6b6b', '#00c, #6b6bff']),
  demo('option-filter-prop/OptionFilterProp', 'the search looks at the values', [
    'optionFilterProp="desc"',
    '',
  ]),
  demo('option-label-prop/OptionLabelProp', 'the tags show the label of the list', [
    'optionLabelProp="displayLabel"',
    '',
  ]),
  demo(
    'single/Single',
    'there is no empty value to choose',
    ["{ value: null, text: 'not selected', label: 'not selected' },", ''],
    'Basic',
  ),
  demo(
    'single/Single',
    'the disabled person can be chosen',
    [", label: 'disabled', disabled: true }", ", label: 'disabled' }"],
    'Basic',
  ),
  demo(
    'single/Single',
    'a press on the green block takes the focus away',
    ['event.preventDefault()', 'event.isDefaultPrevented()'],
    'Basic',
  ),
  demo(
    'single/Single',
    'the native select changes nothing',
    ['choose(event.target.value)', 'void event.target.value'],
    'Native In Step',
  ),
  demo(
    'single/Single',
    'the popup of the right-to-left select stands left to right',
    ['direction="rtl"', ''],
    'Right To Left',
  ),
  demo('single-animation/SingleAnimation', 'the spacer is 100 px high', [
    'height: 150',
    'height: 100',
  ]),
  demo('single-field-names/SingleFieldNames', 'the values have no name of their own', [
    "value: 'fieldValue', ",
    '',
  ]),
  demo('suggest/Suggest', 'Enter on an item jumps twice', [
    'isEnter && !chosen.current',
    'isEnter',
  ]),
  demo('suggest/Suggest', 'the first item is active at once', [
    'defaultActiveFirstOption={false}',
    'defaultActiveFirstOption',
  ]),
  demo('tags/Tags', 'the select is 500 px wide', ['width: 400', 'width: 500'], 'Basic'),
  demo('tags/Tags', 'all tags are shown at first', [">('responsive')", '>(undefined)'], 'Basic'),
  demo('tags/Tags', 'a tag is cut at twenty characters', ['{10}', '{20}'], 'Long Tags'),
  demo(
    'tags/Tags',
    'the second select can be opened',
    ['        open={false}\n', ''],
    'Forced Closed',
  ),
  demo('tags/Tags', 'toggle disabled disables nothing', ['    disabled,\n', ''], 'Disabled'),
  demo(
    'update-option/UpdateOption',
    'the labels count from one',
    ['updates - 1', 'updates'],
    'Basic',
  ),
  demo(
    'update-option/UpdateOption',
    'the text three times is not offered',
    ['[1, 2, 3]', '[1, 2]'],
    'Combobox',
  ),
];

/** Wrong changes of the demos. */
export const demoMutants = [...fromAtoL, ...fromMtoZ];
