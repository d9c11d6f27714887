import Select from 'rc-select';
import 'rc-select/assets/index.less';
import '../_shared/select.css';

interface Country {
  code: string;
  name: string;
}

/** Your own names for the fields of an option. */
type FieldNamesOf<Option> = Partial<
  Record<'label' | 'value' | 'options', keyof Option & string>
>;

// rc-select accepts any string here; `satisfies` catches typos.
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
