import type { EditorTranslation } from './englishTexts.ts';

/** German. */
export const de = {
  edit: 'Bearbeiten',
  close: 'Schließen',
  closeEditor: 'Editor schließen',
  notLoaded:
    'Der Editor konnte nicht geladen werden. Prüfen Sie die Verbindung und versuchen Sie es erneut.',
  files: 'Dateien',
  codeOf: 'Code von {file}',
  resetCode: 'Code zurücksetzen',
  undoReset: 'Zurücksetzen rückgängig machen',
  isEdited: 'Bearbeitet',
  edited: '{story}, bearbeitet',
  copyLink: 'Link kopieren',
  copied: 'Kopiert',
  linkInBar: 'Der Browser erlaubt hier kein Kopieren. Der Link steht in der Adressleiste.',
  linkTooLong:
    'Der Code ist zu lang für einen Link: {length} Zeichen, erlaubt sind {limit}. Kürzen Sie ihn oder öffnen Sie ihn in einer Sandbox.',
  fromLink: 'Dieser Code stammt aus dem Link, den Sie geöffnet haben, nicht von dieser Website.',
  damaged:
    'Ein Teil des Links fehlt oder wurde verändert, deshalb sehen Sie den ursprünglichen Code. Bitten Sie um den vollständigen Link.',
  tooMuch:
    'Der Link enthält mehr als die {limit} Zeichen, die der Editor aufnimmt, deshalb sehen Sie den ursprünglichen Code. Bitten Sie um den Code selbst.',
  foreign:
    'Der Link enthält Code einer anderen Seite oder einer anderen Version dieser Website, deshalb sehen Sie den ursprünglichen Code.',
  report: 'Problem melden',
  issueBody:
    '**Code**: {link}\n\n**Was passiert**\n\n\n**Was passieren sollte**\n\n\n---\n{versions}\n{browser}\n',
  issueLink: '(im Editor „Link kopieren“ drücken und den Link hier einfügen)',
  leaveHint: 'Tab rückt ein. Um den Editor zu verlassen, drücken Sie Escape und dann Tab.',
  shared: 'Diese Datei wird von mehreren Beispielen verwendet und lässt sich hier nicht ändern.',
  leftOut: 'Was die Stories-Datei um die Komponente herum rendert, ist hier weggelassen.',
  tooLong:
    'Das wären {length} Zeichen. Der Editor nimmt bis zu {limit} auf, deshalb bleibt der Text unverändert.',
  place: '{file}, Zeile {line}, Spalte {column}: {error}',
  old: 'Letzte funktionierende Version',
  original: 'Der bearbeitete Code schlägt fehl, deshalb sehen Sie das Original.',
  loading: 'Beispiel wird geladen…',
  stop: 'Anhalten',
  frozen: 'Das Beispiel reagiert nicht. Möglicherweise enthält es eine Endlosschleife.',
  stopped: 'Das Beispiel wurde angehalten. Ändern Sie den Code, um es erneut auszuführen.',
  ended: 'Das Beispiel wurde beendet.',
  failed:
    'Das Beispiel konnte nicht geladen werden: Zum Bearbeiten ist eine Netzwerkverbindung nötig.',
  tryAgain: 'Erneut versuchen',
  left: 'Der Code hat eine andere Adresse aufgerufen und damit das Beispiel beendet. Ändern Sie den Code, um es erneut auszuführen.',
  // Errors of the frame
  ranTooLong: 'Der Code lief {seconds} Sekunden ohne Pause und wurde deshalb angehalten.',
  wouldErase: 'document.{name} würde das Beispiel löschen und bleibt hier deshalb wirkungslos.',
  noEval: '{address} wurde blockiert ({directive}): Text kann hier nicht zu Code werden.',
  onlySiteFiles:
    '{address} wurde blockiert ({directive}): Ein bearbeitetes Beispiel kann nur Dateien dieser Website abrufen.',
  notImportable:
    '„{name}“ kann hier nicht importiert werden. Ein bearbeitetes Beispiel hat seine eigenen Dateien und {names}.',
  noComponent:
    '{file} exportiert keine Komponente, deshalb gibt es nichts anzuzeigen. Schreiben Sie „export default“ vor eine.',
  thrown: 'Geworfen: {value}',
} satisfies EditorTranslation;
