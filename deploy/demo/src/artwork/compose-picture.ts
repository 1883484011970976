import { animalShape, type Animal } from './animal.ts';
import { onBackdrop, type Backdrop } from './backdrop.ts';
import { propShape, type Prop } from './prop.ts';

/** Everything that is chosen about one picture. */
export interface PicturePlan extends Backdrop {
  animal: Animal;
  props: readonly Prop[];
}

/** The picture as an SVG document of 800 by 600. */
export function composePicture(plan: PicturePlan): string {
  return onBackdrop(plan, animalShape(plan.animal) + plan.props.map(propShape).join(''));
}
