interface FormEndProps {
  /** Id of the field. */
  of: string;
  error?: string;
  sent?: string;
}

/** The field's error, the form's buttons, and the submitted data. */
export function FormEnd({ of, error, sent }: FormEndProps) {
  return (
    <>
      <div
        id={`${of}-error`}
        role="alert"
        style={{ minHeight: 22, color: 'var(--rc-select-error)' }}
      >
        {error}
      </div>
      <div style={{ display: 'flex', gap: 8 }}>
        <button type="submit">Send</button>
        <button type="reset">Reset</button>
      </div>
      <output htmlFor={of} style={{ minHeight: 22 }}>
        {sent && `Sent: ${sent}`}
      </output>
    </>
  );
}
