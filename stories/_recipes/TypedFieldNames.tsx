import Select from 'rc-select';
import 'rc-select/assets/index.less';
import '../_shared/select.css';

interface Country {
  code: string;
  name: string;
}

/** The fields of an option that can take the place of others. */
type FieldNamesOf<Option> = Partial<
  Record<'label' | 'value' | 'options', keyof Option & string>
>;

// rc-select takes any string here: `satisfies` finds a name with a typo.
const fieldNames = {
  label: 'name',
  value: 'code',
} satisfies FieldNamesOf<Country>;

const countries: Country[] = [
  { code: 'lv', name: 'Latvia' },
  { code: 'no', name: 'Norway' },
  { code: 'pt', name: 'Portugal' },
];

/** The options keep the names of your data. */
export default function TypedFieldNames() {
  return (
    <Select<string, Country>
      id="typed-field-names-field"
      aria-label="Country"
      style={{ width: 300, maxWidth: '100%' }}
      fieldNames={fieldNames}
      options={countries}
      defaultValue="no"
    />
  );
}
