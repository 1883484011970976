import type { SliderRangeProps } from 'antd';
import { late } from '../ui/late.ts';

/** antd's Slider with two handles. Its place is kept by whoever shows it. */
export const Slider = late<SliderRangeProps>(async () => (await import('./slider-code.ts')).Slider);
