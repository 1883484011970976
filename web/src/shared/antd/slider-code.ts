import 'virtual:antd/Slider.css';
import { Slider as Plain } from 'antd';
import type { SliderRangeProps } from 'antd';
import type { ComponentType } from 'react';
import { withinAntdFrame } from './within-antd-frame.ts';

export const Slider = withinAntdFrame(Plain as ComponentType<SliderRangeProps>);
