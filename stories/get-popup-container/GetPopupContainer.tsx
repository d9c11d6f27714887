import Dialog from 'rc-dialog';
import 'rc-dialog/assets/index.css';
import Select, { type SelectProps } from 'rc-select';
import { useState } from 'react';
import 'rc-select/assets/index.less';
import '../_shared/select.css';
import './dialog.css';

const options = ['1', '2', '3'].map((value) => ({ value, label: value }));

export interface GetPopupContainerProps extends Pick<
  SelectProps<string>,
  'direction' | 'onChange' | 'onDropdownVisibleChange'
> {
  onOpen?: () => void;
  onClose?: () => void;
}

/** A select in a modal dialog; its dropdown is rendered inside the dialog. */
export default function GetPopupContainer({
  onOpen,
  onClose,
  ...props
}: GetPopupContainerProps) {
  const [open, setOpen] = useState(false);
  const [destroyed, setDestroyed] = useState(false);
  if (destroyed) return null;

  return (
    <div style={{ display: 'flex', gap: 8 }}>
      <button
        type="button"
        onClick={() => {
          setOpen(true);
          onOpen?.();
        }}
      >
        open
      </button>
      <button type="button" onClick={() => setDestroyed(true)}>
        destroy
      </button>
      <Dialog
        visible={open}
        title="Select in a dialog"
        animation="zoom"
        maskAnimation="fade"
        onClose={() => {
          setOpen(false);
          onClose?.();
        }}
      >
        <div
          style={{
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 1fr)',
            gap: 8,
          }}
        >
          <label htmlFor="get-popup-container-select">Number</label>
          <Select<string>
            {...props}
            id="get-popup-container-select"
            style={{ width: 200, maxWidth: '100%' }}
            getPopupContainer={(trigger: HTMLElement) =>
              trigger.parentElement ?? document.body
            }
            options={options}
          />
        </div>
      </Dialog>
    </div>
  );
}
