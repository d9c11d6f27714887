import type { EditorTranslation } from './englishTexts.ts';

/** Spanish. */
export const es = {
  edit: 'Editar',
  close: 'Cerrar',
  closeEditor: 'Cerrar el editor',
  notLoaded: 'No se pudo cargar el editor. Comprueba la conexión e inténtalo de nuevo.',
  files: 'Archivos',
  codeOf: 'Código de {file}',
  resetCode: 'Restablecer código',
  undoReset: 'Deshacer restablecimiento',
  isEdited: 'Editado',
  edited: '{story}, editado',
  copyLink: 'Copiar enlace',
  copied: 'Copiado',
  linkInBar: 'El navegador no permite copiar aquí. El enlace está en la barra de direcciones.',
  linkTooLong:
    'El código es demasiado largo para un enlace: tiene {length} caracteres y el máximo es {limit}. Acórtalo o ábrelo en un sandbox.',
  fromLink: 'Este código procede del enlace que has abierto, no de este sitio.',
  damaged:
    'Falta una parte del enlace o se ha modificado, así que se muestra el código original. Pide el enlace completo.',
  tooMuch:
    'El enlace contiene más de los {limit} caracteres que admite el editor, así que se muestra el código original. Pide el propio código.',
  foreign:
    'El enlace contiene código de otra página o de otra versión de este sitio, así que se muestra el código original.',
  report: 'Informar de un problema',
  issueBody:
    '**Código**: {link}\n\n**Qué ocurre**\n\n\n**Qué debería ocurrir**\n\n\n---\n{versions}\n{browser}\n',
  issueLink: '(pulsa «Copiar enlace» en el editor y pega el enlace aquí)',
  leaveHint: 'Tab aplica sangría. Para salir del editor, pulsa Escape y después Tab.',
  shared: 'Varios ejemplos comparten este archivo, que no se puede modificar aquí.',
  leftOut: 'Aquí se omite lo que el archivo de stories renderiza alrededor del componente.',
  tooLong:
    'El texto tendría {length} caracteres. El editor admite hasta {limit}, así que no ha cambiado.',
  place: '{file}, línea {line}, columna {column}: {error}',
  old: 'Última versión que funcionó',
  original: 'El código editado falla, así que se muestra el original.',
  loading: 'Cargando el ejemplo…',
  stop: 'Detener',
  frozen: 'El ejemplo no responde. Puede que contenga un bucle infinito.',
  stopped: 'El ejemplo se ha detenido. Cambia el código para ejecutarlo de nuevo.',
  ended: 'El ejemplo ha terminado.',
  failed: 'No se pudo cargar el ejemplo: para editar se necesita conexión a la red.',
  tryAgain: 'Reintentar',
  left: 'El código ha ido a otra dirección, lo que termina el ejemplo. Cambia el código para ejecutarlo de nuevo.',
  // Errors of the frame
  ranTooLong: 'El código se ejecutó {seconds} segundos sin pausa, así que se detuvo.',
  wouldErase: 'document.{name} borraría el ejemplo, así que aquí no tiene efecto.',
  noEval: 'Se bloqueó {address} ({directive}): aquí un texto no puede convertirse en código.',
  onlySiteFiles:
    'Se bloqueó {address} ({directive}): un ejemplo editado solo puede obtener archivos de este sitio.',
  notImportable:
    '«{name}» no se puede importar aquí. Un ejemplo editado dispone de sus propios archivos y de {names}.',
  noComponent:
    '{file} no exporta ningún componente, así que no hay nada que mostrar. Escribe «export default» delante de uno.',
  thrown: 'Valor lanzado: {value}',
} satisfies EditorTranslation;
