//! Search window: the values between alpha and beta.

use crate::rules::value::Value;

/// The values that make a difference: more than `alpha` and less than `beta`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Window {
    pub alpha: Value,
    pub beta: Value,
}

impl Window {
    /// The window that contains every value.
    pub const ALL: Window = Window {
        alpha: Value::BELOW_ALL,
        beta: Value::ABOVE_ALL,
    };

    /// The null window that decides only whether a value is more than `alpha`.
    #[inline]
    pub fn above(alpha: Value) -> Window {
        Window {
            alpha,
            beta: alpha + Value::UNIT,
        }
    }

    /// Whether no value lies inside.
    #[inline]
    pub fn is_null(self) -> bool {
        self.beta.units() - self.alpha.units() <= 1
    }

    /// The same window from the other side's point of view.
    #[inline]
    pub fn negated(self) -> Window {
        Window {
            alpha: -self.beta,
            beta: -self.alpha,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_null_window_holds_no_value() {
        let value = Value::clamped(300);
        assert!(Window::above(value).is_null());
        let one_value = Window {
            alpha: value - Value::UNIT,
            beta: value + Value::UNIT,
        };
        assert!(!one_value.is_null() && !Window::ALL.is_null());
    }

    #[test]
    fn the_other_side_sees_the_borders_exchanged_and_negated() {
        let window = Window {
            alpha: Value::clamped(-5),
            beta: Value::clamped(9),
        };
        let negated = Window {
            alpha: Value::clamped(-9),
            beta: Value::clamped(5),
        };
        assert_eq!(window.negated(), negated);
        assert_eq!(negated.negated(), window);
        assert_eq!(Window::ALL.negated(), Window::ALL);
    }
}
