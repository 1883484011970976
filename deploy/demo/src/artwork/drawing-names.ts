export const animalNames = [
  'dog',
  'dog-face',
  'guide-dog',
  'service-dog',
  'poodle',
  'wolf',
  'cat',
  'cat-face',
  'black-cat',
  'rabbit',
  'rabbit-face',
  'hamster',
  'parrot',
  'bird',
  'dove',
  'duck',
  'rooster',
  'baby-chick',
  'tropical-fish',
  'fish',
  'turtle',
  'hedgehog',
  'goat',
  'ram',
  'mouse-face',
] as const;

export const propNames = [
  'yarn',
  'bone',
  'hibiscus',
  'mango',
  'potted-plant',
  'coral',
  'carrot',
  'basket',
  'kite',
  'soccer-ball',
  'sunflower',
  'bubbles',
  'wrapped-gift',
  'feather',
  'empty-nest',
  'leafy-green',
  'ear-of-corn',
  'tulip',
  'spiral-shell',
] as const;

/** Only on the cards of the web app's home. */
export const sceneNames = ['stethoscope', 'adhesive-bandage', 'house-with-garden', 'bowl-with-spoon'] as const;

export type AnimalName = (typeof animalNames)[number];
export type PropName = (typeof propNames)[number];
export type SceneName = (typeof sceneNames)[number];
export type DrawingName = AnimalName | PropName | SceneName;

export const drawingNames: readonly DrawingName[] = [...animalNames, ...propNames, ...sceneNames];
