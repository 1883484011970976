import type { SliderRangeProps } from 'antd';
import { late } from '../ui/late.ts';

/** antd's Slider with two handles. Its place is kept by the component that shows it. */
export const Slider = late<SliderRangeProps>(async () => (await import('./slider-code.ts')).Slider);
