import type { EditorTranslation } from './englishTexts.ts';

/** French, with the non-breaking spaces of its punctuation. */
export const fr = {
  edit: 'Modifier',
  close: 'Fermer',
  closeEditor: 'Fermer l’éditeur',
  notLoaded: 'L’éditeur n’a pas pu être chargé. Vérifiez la connexion et réessayez.',
  files: 'Fichiers',
  codeOf: 'Code de {file}',
  resetCode: 'Réinitialiser le code',
  undoReset: 'Annuler la réinitialisation',
  isEdited: 'Modifié',
  edited: '{story}, modifié',
  copyLink: 'Copier le lien',
  copied: 'Copié',
  linkInBar:
    'Le navigateur n’autorise pas la copie ici. Le lien se trouve dans la barre d’adresse.',
  linkTooLong:
    'Le code est trop long pour un lien : {length} caractères, pour un maximum de {limit}. Raccourcissez-le, ou ouvrez-le dans un bac à sable.',
  fromLink: 'Ce code provient du lien que vous avez ouvert, pas de ce site.',
  damaged:
    'Une partie du lien manque ou a été modifiée : voici donc le code d’origine. Demandez le lien complet.',
  tooMuch:
    'Le lien contient plus de {limit} caractères, la limite de l’éditeur : voici donc le code d’origine. Demandez le code lui-même.',
  foreign:
    'Le lien contient le code d’une autre page ou d’une autre version de ce site : voici donc le code d’origine.',
  report: 'Signaler un problème',
  issueBody:
    '**Code** : {link}\n\n**Comportement constaté**\n\n\n**Comportement attendu**\n\n\n---\n{versions}\n{browser}\n',
  issueLink: '(cliquez sur « Copier le lien » dans l’éditeur et collez le lien ici)',
  leaveHint: 'Tab indente le code. Pour quitter l’éditeur, appuyez sur Échap, puis sur Tab.',
  shared: 'Ce fichier est partagé par plusieurs exemples et ne peut pas être modifié ici.',
  leftOut: 'Ce que le fichier de stories affiche autour du composant est omis ici.',
  tooLong:
    'Le texte atteindrait {length} caractères. L’éditeur en accepte {limit} au maximum : le texte reste inchangé.',
  place: '{file}, ligne {line}, colonne {column} : {error}',
  old: 'Dernière version fonctionnelle',
  original: 'Le code modifié échoue : voici donc l’original.',
  loading: 'Chargement de l’exemple…',
  stop: 'Arrêter',
  frozen: 'L’exemple ne répond pas. Il contient peut-être une boucle infinie.',
  stopped: 'L’exemple a été arrêté. Modifiez le code pour le relancer.',
  ended: 'L’exemple est terminé.',
  failed: 'L’exemple n’a pas pu être chargé : la modification nécessite une connexion réseau.',
  tryAgain: 'Réessayer',
  left: 'Le code est allé à une autre adresse, ce qui met fin à l’exemple. Modifiez le code pour le relancer.',
  // Errors of the frame
  ranTooLong: 'Le code s’est exécuté {seconds} secondes sans pause et a donc été arrêté.',
  wouldErase: 'document.{name} effacerait l’exemple et n’a donc aucun effet ici.',
  noEval: '{address} a été bloqué ({directive}) : ici, un texte ne peut pas devenir du code.',
  onlySiteFiles:
    '{address} a été bloqué ({directive}) : un exemple modifié ne peut récupérer que des fichiers de ce site.',
  notImportable:
    '« {name} » ne peut pas être importé ici. Un exemple modifié dispose de ses propres fichiers et de {names}.',
  noComponent:
    '{file} n’exporte aucun composant : il n’y a donc rien à afficher. Écrivez « export default » devant un composant.',
  thrown: 'Valeur levée : {value}',
} satisfies EditorTranslation;
